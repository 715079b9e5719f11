package games.kumite.kungfu.end;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The goal of the Plot, and the deeds against Protagonists on the way to it (KF-PLT-08, KF-PLT-11 to 13). */
public final class Goal {

  private static final int DRAW = Parties.SIDES + 1;
  private static final EventType REACHED = EventType.of("goal-reached", "KF-END-01").number("side");
  private static final EventType LOST = EventType.of("goal-lost", "KF-PLT-06d");
  private static final EventType UNSEEN = EventType.of("duel-unseen", "KF-PLT-12b").named("figure", Figures::id);

  private static final EventType VOIDED = EventType.of("plot-void", "KF-RUL-144");

  private Goal() {}

  /** Lets the side that seeks the goal reach it. */
  public static void reach(Fight fight) {
    if (!isDecided(fight)) {
      fight.set(Num.GOAL, 1 + fight.get(Num.SEEKER));
      fight.tell(REACHED, fight.get(Num.GOAL));
    }
  }

  /** Lets a side win the Plot, whether it seeks the goal or not (KF-RUL-173). */
  public static void decide(Fight fight, int side) {
    if (!isDecided(fight)) {
      fight.set(Num.GOAL, 1 + side);
      fight.tell(REACHED, fight.get(Num.GOAL));
    }
  }

  /** Makes it impossible for either side to win. */
  public static void lose(Fight fight) {
    if (!isDecided(fight)) {
      fight.set(Num.GOAL, DRAW);
      fight.tell(LOST);
    }
  }

  /** Returns whether it is reached or lost. */
  static boolean isDecided(Fight fight) {
    return fight.get(Num.GOAL) != 0;
  }

  /** Returns whether it is lost for both sides (KF-PLT-06d). */
  static boolean isLost(Fight fight) {
    return fight.get(Num.GOAL) == DRAW;
  }

  /** Returns the side that has won by it, {@link Figures#NEUTRAL} for neither. */
  static int winner(Fight fight) {
    return isLost(fight) ? Figures.NEUTRAL : fight.get(Num.GOAL) - 1;
  }

  /**
   * Returns whether a figure of the battle that is over wanted revenge and did not get it: the Protagonist of the attacking side
   * (KF-PLT-08b).
   */
  public static boolean isShamed(Fight fight, int figure) {
    return is(fight, Plot.REVENGE) && isProtagonist(fight, figure) && winner(fight) == Parties.opposing(fight.get(Num.SEEKER))
        && fight.side(fight.figures().home(figure)) == fight.get(Num.SEEKER);
  }

  /** Returns whether this is the Plot. */
  public static boolean is(Fight fight, Plot plot) {
    return fight.get(Num.PLOT) == plot.ordinal();
  }

  /** Returns whether a figure is on the side that seeks the goal. */
  public static boolean isSeeker(Fight fight, int figure) {
    return fight.figures().side(figure) == fight.get(Num.SEEKER);
  }

  /** Returns whether a figure is the Protagonist of one of the two sides that Plots mean (KF-RUL-167, KF-RUL-181). */
  public static boolean isProtagonist(Fight fight, int figure) {
    return figure + 1 == fight.gang(fight.lead(0), Num.PROTAGONIST)
        || figure + 1 == fight.gang(fight.lead(1), Num.PROTAGONIST);
  }

  /**
   * Returns whether a figure is the one of the side that does not seek the goal, no matter which player runs it now
   * (KF-RUL-159).
   */
  public static boolean isRival(Fight fight, int figure) {
    return isProtagonist(fight, figure) && fight.side(fight.figures().home(figure)) != fight.get(Num.SEEKER);
  }

  private static boolean isChallenger(Fight fight, int figure) {
    return figure != Figures.NOBODY && isProtagonist(fight, figure) && isSeeker(fight, figure);
  }

  /** Handles an effect that is carried out on a figure by another, if there is one: even the effect that fells it. */
  public static void suffers(Fight fight, int by, int on, Effect effect) {
    Figures figures = fight.figures();
    if (by == Figures.NOBODY || !isRival(fight, on)) {
      return;
    }
    if (effect == Effect.Plain.HUMBLED && isSeeker(fight, by)) { // KF-PLT-08a, KF-RUL-174
      figures.note(on, Deed.HUMBLED);
    }
    if (isChallenger(fight, by)) { // KF-PLT-12a
      if (effect instanceof Effect.Recoil || effect == Effect.Plain.RECOIL_INTO_PROP) {
        figures.note(on, Deed.RECOILED);
      } else if (effect == Effect.Plain.KNOCKED_DOWN) {
        figures.note(on, Deed.FELLED);
      }
    }
  }

  /**
   * Returns whether the Humbling of a figure by another is still wanted for Revenge, no matter which figure has Humbled it
   * before (KF-PLT-08a).
   */
  public static boolean isWanted(Fight fight, int by, int on) {
    return is(fight, Plot.REVENGE) && by != Figures.NOBODY && isSeeker(fight, by) && isRival(fight, on)
        && !fight.figures().has(on, Deed.HUMBLED);
  }

  /** Handles the death of a figure: with the one to be captured the Plot is lost for both (KF-PLT-06d). */
  public static void dies(Fight fight, int figure) {
    if (is(fight, Plot.CAPTURE) && figure == fight.get(Num.TARGET)) {
      if (Guests.is(fight, figure, Vip.CELEBRITY)) { // KF-RUL-144
        fight.set(Num.VOID, 1);
        fight.tell(VOIDED);
      } else {
        lose(fight);
      }
    }
  }

  /** Handles a figure that is Knocked Out or dies. */
  public static void felled(Fight fight, int figure, int by) {
    if (!isRival(fight, figure)) {
      return;
    }
    Figures figures = fight.figures();
    if (is(fight, Plot.REVENGE) && figures.has(figure, Deed.HUMBLED)) { // KF-PLT-08a, KF-RUL-174
      reach(fight);
    } else if (is(fight, Plot.CHALLENGE) && isChallenger(fight, by) && figures.has(figure, Deed.RECOILED)
        && figures.has(figure, Deed.FELLED) && !areSorcerers(figures, figure, by)) { // KF-PLT-12a
      if (isSeen(fight, figure, by)) {
        reach(fight);
      } else {
        fight.tell(UNSEEN, figures.code(figure));
      }
    }
  }

  /** Returns whether two sorcerers fight a mystical challenge instead (KF-PLT-11a). */
  private static boolean areSorcerers(Figures figures, int figure, int by) {
    return Able.isSorcerer(figures, figure) && Able.isSorcerer(figures, by);
  }

  /** Returns whether a living figure of either gang, no Animal and neither of the two, sees the one that falls (KF-PLT-12b). */
  private static boolean isSeen(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    for (int witness = 0; witness < figures.count(); witness++) {
      if (witness != figure && witness != by && figures.gang(witness) != Figures.NEUTRAL
          && !figures.profile(witness).isGuest && Able.toWitness(figures, witness)
          && Sight.isMutual(fight.board(), figures, witness, figure)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an attack is one that a Challenge forbids: no other figure attacks an enemy Protagonist (KF-PLT-13). */
  public static boolean isDuelOfOthers(Fight fight, int by, int on) {
    Figures figures = fight.figures();
    return is(fight, Plot.CHALLENGE) && figures.areEnemies(by, on) && isProtagonist(fight, on)
        && figures.gang(by) != Figures.NEUTRAL && !isProtagonist(fight, by);
  }

  /** Returns whether a Challenge protects a Protagonist: no figure shoots at one (KF-PLT-11b, KF-PLT-13). */
  public static boolean isOutOfShots(Fight fight, int on) {
    return is(fight, Plot.CHALLENGE) && isProtagonist(fight, on);
  }
}
