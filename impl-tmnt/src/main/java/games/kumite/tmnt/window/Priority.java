package games.kumite.tmnt.window;

import games.kumite.spi.Step;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/**
 * The windows in which everybody is asked ({@link Asking}): where they open, and how long they stay open.
 */
public enum Priority {
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

  /** After so many actions in a turn its windows close by themselves: no sensible match gets there (MT-END-04). */
  public static final int MOST_ACTIONS = 500;

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
      boolean isRun = window == Priority.RUN || window == Priority.DIE;
      if (window.isNonCombat() || window == Priority.COMBAT) {
        party.unmarkAll(Num.TURNED);
        for (int seat = 0; seat < party.seats(); seat++) {
          party.setSeat(seat, Num.TRADES, 0);
        }
      }
      party.then(Asking.of(window, isRun ? party.get(Num.RUNNER) : party.active(), 0));
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

  String kind() {
    return kind;
  }

  boolean isOpen(Party party) {
    if (party.get(Num.ACTIONS) >= MOST_ACTIONS) {
      return false;
    }
    return switch (this) {
      case COMBAT -> party.get(Num.LEFT) > 0 && party.isAlive(party.fighter());
      case RUN, DIE -> party.isAlive(party.get(Num.RUNNER));
      default -> party.isAlive(party.active());
    };
  }
}
