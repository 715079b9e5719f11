package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Deed;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/**
 * The windows in which everybody is asked, clockwise; the asked player acts and is asked again, or passes. A window
 * closes when all living players have passed since the last action; who can only pass is not asked.
 */
public enum Priority implements Question<Party> {
  /** W-ARRANGE. */
  ARRANGE("window-arrange"),
  /** W-DOOR. */
  DOOR("window-door"),
  /** W-COMBAT. */
  COMBAT("window-combat"),
  /** W-RUN. */
  RUN("window-run"),
  /** W-DIE. */
  DIE("window-die"),
  /** W-END. */
  CLOSING("window-end");

  /** After so many actions a window closes by itself: a bound that no match reaches, for MT-END-04. */
  public static final int MOST_ACTIONS = 250;

  private final String kind;

  Priority(String kind) {
    this.kind = kind;
  }

  /** Opens a window. */
  private enum Opening implements Step<Party> {
    ARRANGE, DOOR, COMBAT, RUN, DIE, CLOSING;

    @Override
    public void run(Party party) {
      Priority window = ALL[ordinal()];
      party.set(Num.ASKED, window == Priority.RUN || window == Priority.DIE ? party.get(Num.RUNNER) : party.active());
      party.set(Num.PASSES, 0);
      party.set(Num.ACTIONS, 0);
      if (window.isNonCombat() || window == Priority.COMBAT) {
        party.unmarkAll(Num.TURNED);
        for (int seat = 0; seat < party.seats(); seat++) {
          party.setSeat(seat, Num.TRADES, 0);
        }
      }
      party.then(window);
    }
  }

  private static final Priority[] ALL = values();
  private static final Opening[] OPENINGS = Opening.values();

  /** The step that opens a window. */
  public static Step<Party> opening(Priority window) {
    return OPENINGS[window.ordinal()];
  }

  /** Whether the own-turn set belongs to it. */
  boolean isNonCombat() {
    return this == ARRANGE || this == DOOR || this == CLOSING;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int seat(Party party) {
    return party.get(Num.ASKED);
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  private boolean isOpen(Party party) {
    return switch (this) {
      case COMBAT -> party.get(Num.LEFT) > 0 && party.isAlive(party.fighter());
      case RUN, DIE -> party.isAlive(party.get(Num.RUNNER));
      default -> party.isAlive(party.active());
    };
  }

  @Override
  public void run(Party party) {
    if (Settle.isDue(party)) {
      party.then(Settle.ALL, this);
      return;
    }
    if (!isOpen(party) || party.get(Num.ACTIONS) >= MOST_ACTIONS) {
      return;
    }
    int seats = party.seats();
    int asked = party.get(Num.ASKED);
    for (int passes = party.get(Num.PASSES); passes < seats; passes++) {
      if (party.isAlive(asked) && Menu.list(party, asked, this, null) > 0) {
        party.set(Num.ASKED, asked);
        party.set(Num.PASSES, passes);
        Question.super.run(party);
        return;
      }
      asked = party.after(asked);
    }
  }

  @Override
  public void options(Party party, Options out) {
    Menu.list(party, party.get(Num.ASKED), this, out);
    out.add(Pass.PASS);
    if (out.isExplaining()) {
      Refusals.explain(party, party.get(Num.ASKED), this, out);
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int seat = party.get(Num.ASKED);
    if (action == Pass.PASS) {
      party.set(Num.ASKED, party.after(seat));
      party.add(Num.PASSES, 1);
    } else {
      party.set(Num.PASSES, 0);
      party.add(Num.ACTIONS, 1);
      Performing.perform(party, seat, (Deed) action, this);
    }
    party.then(this);
  }
}
