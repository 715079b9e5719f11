package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.spi.Nothing;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Parts;
import games.kumite.tmnt.sums.Strength;
import org.jspecify.annotations.Nullable;

/** MT-D02, the windows in which everybody is asked: where they open, and how long they stay open. */
public enum Priority implements Window<Party, Nothing> {
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
  public static final int MAX_ACTIONS = 500;

  private final String kind;
  private final Step<Party> opening = new Opening(this);

  Priority(String kind) {
    this.kind = kind;
  }

  /** Opens a window; where Items may be turned and traded, they may be once more. */
  private record Opening(Priority window) implements Step<Party> {
    @Override
    public void run(Party party) {
      if (window.isNonCombat() || window == Priority.COMBAT) {
        party.beginWindow();
      }
      window.about(Nothing.NOTHING).run(party);
    }
  }

  /** The step that opens the window. */
  public Step<Party> opening() {
    return opening;
  }

  /** Returns whether the own-turn set belongs to it. */
  boolean isNonCombat() {
    return this == ARRANGE || this == DOOR || this == CLOSING;
  }

  /** Returns whether somebody Runs Away: only the anytime set belongs to it, or less. */
  boolean isRun() {
    return this == RUN || this == DIE;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int firstAsked(Party party, Nothing about) {
    return isRun() ? party.get(Num.RUNNER) : party.active();
  }

  @Override
  public boolean isOpen(Party party, Nothing about) {
    if (party.get(Num.ACTIONS) >= MAX_ACTIONS) {
      return false;
    }
    return switch (this) {
      case COMBAT -> party.get(Num.LEFT) > 0 && party.isAlive(party.fighter());
      case RUN, DIE -> party.isAlive(party.get(Num.RUNNER)) && party.get(Num.OUT) == 0; // MT-RUL-15
      default -> party.isAlive(party.active());
    };
  }

  @Override
  public @Nullable Step<Party> due(Party party, Nothing about) {
    if (party.terms().roomChanges) {
      Settle.lookAtRoom(party);
    }
    if (Settle.isDue(party)) {
      return Receive.ALL;
    }
    return this == COMBAT && Monsters.isForcedForTheWin(party) ? Monsters.Release.RELEASE : null; // MT-TMU-16
  }

  @Override
  public boolean mightAct(Party party, Nothing about, int seat) {
    return party.isAlive(seat) && (!isRun() || party.terms().settings.leaving()
        || !party.cards().isEmpty(party.hand(seat)) || party.cards().count(party.table(seat)) > 1);
  }

  @Override
  public void options(Party party, Nothing about, int seat, Options out) {
    if (!party.isAlive(seat)) { // MT-WHN-07
      return;
    }
    Menu.list(party, seat, this, out);
  }

  @Override
  public @Nullable Action sensible(Party party, Nothing about, int seat, RandomSource random) {
    return Habits.inWindow(party, seat, this, random);
  }

  @Override
  public Prompt prompt(Party party, Nothing about, int seat) {
    return switch (this) {
      case COMBAT -> Question.prompt(party, kind, Party.NOBODY, Strength.side(party), Strength.monsters(party));
      case RUN -> Question.prompt(party, kind, Party.NOBODY, party.name(party.get(Num.RUNNER)));
      case DIE -> dieFallen(party, party.get(Num.RUNNER), party.get(Num.ENEMY));
      default -> Window.super.prompt(party, about, seat);
    };
  }

  /** Whose die lies there, how it lies, and what it is about: all of it is seen by everybody. */
  private Prompt dieFallen(Party party, int runner, int monster) {
    return Question.prompt(party, kind, Party.NOBODY, party.name(runner), party.get(Num.DIE),
        party.monsterFace(monster).label, Strength.run(party, runner, monster, Parts.UNNOTED));
  }

  @Override
  public Nothing chosen(Party party, Nothing about, int seat, Action action) {
    party.add(Num.ACTIONS, 1);
    Performing.perform(party, seat, (VerbAction) action, this);
    return about;
  }
}
