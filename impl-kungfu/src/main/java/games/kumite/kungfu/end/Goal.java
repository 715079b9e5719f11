package games.kumite.kungfu.end;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The goal of the Plot, and the deeds against Protagonists on the way to it (KF-PLT-08, KF-PLT-11 to 13). */
public final class Goal {

  private static final int DRAW = GangsAndSides.SIDES + 1;
  private static final EventType REACHED = EventType.of("goal-reached", "KF-END-01").number("side");
  private static final EventType LOST = EventType.of("goal-lost", "KF-PLT-06d");
  private static final EventType UNSEEN = EventType.of("duel-unseen", "KF-PLT-12b").word("figure", Figures::id);

  private static final EventType VOIDED = EventType.of("plot-void", "KF-RUL-144");

  private Goal() {}

  /** Lets the side that seeks the goal reach it. */
  public static void reach(GameState state) {
    if (!isDecided(state)) {
      state.set(Counters.GOAL, 1 + state.get(Counters.SEEKER));
      state.emit(REACHED, state.get(Counters.GOAL));
    }
  }

  /** Lets a side win the Plot, whether it seeks the goal or not (KF-RUL-173). */
  public static void decide(GameState state, int side) {
    if (!isDecided(state)) {
      state.set(Counters.GOAL, 1 + side);
      state.emit(REACHED, state.get(Counters.GOAL));
    }
  }

  /** Makes it impossible for either side to win. */
  public static void lose(GameState state) {
    if (!isDecided(state)) {
      state.set(Counters.GOAL, DRAW);
      state.emit(LOST);
    }
  }

  /** Returns whether it is reached or lost. */
  static boolean isDecided(GameState state) {
    return state.get(Counters.GOAL) != 0;
  }

  /** Returns whether it is lost for both sides (KF-PLT-06d). */
  static boolean isLost(GameState state) {
    return state.get(Counters.GOAL) == DRAW;
  }

  /** Returns the side that has won by it, {@link Figures#NEUTRAL} for neither. */
  static int winner(GameState state) {
    return isLost(state) ? Figures.NEUTRAL : state.get(Counters.GOAL) - 1;
  }

  /**
   * Returns whether a figure of the battle that is over wanted revenge and did not get it: the Protagonist of the attacking side
   * (KF-PLT-08b).
   */
  public static boolean isShamed(GameState state, int figure) {
    return is(state, Plot.REVENGE) && isProtagonist(state, figure) && winner(state) == GangsAndSides.opposing(state.get(Counters.SEEKER))
        && state.side(state.figures().home(figure)) == state.get(Counters.SEEKER);
  }

  /** Returns whether this is the Plot. */
  public static boolean is(GameState state, Plot plot) {
    return state.get(Counters.PLOT) == plot.ordinal();
  }

  /** Returns whether a figure is on the side that seeks the goal. */
  public static boolean isSeeker(GameState state, int figure) {
    return state.figures().side(figure) == state.get(Counters.SEEKER);
  }

  /** Returns whether a figure is the Protagonist of one of the two sides that Plots mean (KF-RUL-167, KF-RUL-181). */
  public static boolean isProtagonist(GameState state, int figure) {
    return figure + 1 == state.gang(state.lead(0), Counters.PROTAGONIST)
        || figure + 1 == state.gang(state.lead(1), Counters.PROTAGONIST);
  }

  /**
   * Returns whether a figure is the one of the side that does not seek the goal, no matter which player runs it now
   * (KF-RUL-159).
   */
  public static boolean isRival(GameState state, int figure) {
    return isProtagonist(state, figure) && state.side(state.figures().home(figure)) != state.get(Counters.SEEKER);
  }

  private static boolean isChallenger(GameState state, int figure) {
    return figure != Figures.NOBODY && isProtagonist(state, figure) && isSeeker(state, figure);
  }

  /** Handles an effect that is carried out on a figure by another, if there is one: even the effect that fells it. */
  public static void suffers(GameState state, int by, int on, Effect effect) {
    Figures figures = state.figures();
    if (by == Figures.NOBODY || !isRival(state, on)) {
      return;
    }
    if (effect == Effect.Plain.HUMBLED && isSeeker(state, by)) { // KF-PLT-08a, KF-RUL-174
      figures.note(on, PlotDeed.HUMBLED);
    }
    if (isChallenger(state, by)) { // KF-PLT-12a
      if (effect instanceof Effect.Recoil || effect == Effect.Plain.RECOIL_INTO_PROP) {
        figures.note(on, PlotDeed.RECOILED);
      } else if (effect == Effect.Plain.KNOCKED_DOWN) {
        figures.note(on, PlotDeed.FELLED);
      }
    }
  }

  /**
   * Returns whether the Humbling of a figure by another is still wanted for Revenge, no matter which figure has Humbled it
   * before (KF-PLT-08a).
   */
  public static boolean isWanted(GameState state, int by, int on) {
    return is(state, Plot.REVENGE) && by != Figures.NOBODY && isSeeker(state, by) && isRival(state, on)
        && !state.figures().has(on, PlotDeed.HUMBLED);
  }

  /** Handles the death of a figure: with the one to be captured the Plot is lost for both (KF-PLT-06d). */
  public static void dies(GameState state, int figure) {
    if (is(state, Plot.CAPTURE) && figure == state.get(Counters.TARGET)) {
      if (VipFigures.is(state, figure, Vip.CELEBRITY)) { // KF-RUL-144
        state.set(Counters.VOID, 1);
        state.emit(VOIDED);
      } else {
        lose(state);
      }
    }
  }

  /** Handles a figure that is Knocked Out or dies. */
  public static void felled(GameState state, int figure, int by) {
    if (!isRival(state, figure)) {
      return;
    }
    Figures figures = state.figures();
    if (is(state, Plot.REVENGE) && figures.has(figure, PlotDeed.HUMBLED)) { // KF-PLT-08a, KF-RUL-174
      reach(state);
    } else if (is(state, Plot.CHALLENGE) && isChallenger(state, by) && figures.has(figure, PlotDeed.RECOILED)
        && figures.has(figure, PlotDeed.FELLED) && !areSorcerers(figures, figure, by)) { // KF-PLT-12a
      if (isSeen(state, figure, by)) {
        reach(state);
      } else {
        state.emit(UNSEEN, figures.code(figure));
      }
    }
  }

  /** Returns whether two sorcerers fight a mystical challenge instead (KF-PLT-11a). */
  private static boolean areSorcerers(Figures figures, int figure, int by) {
    return Capabilities.isSorcerer(figures, figure) && Capabilities.isSorcerer(figures, by);
  }

  /** Returns whether a living figure of either gang, no Animal and neither of the two, sees the one that falls (KF-PLT-12b). */
  private static boolean isSeen(GameState state, int figure, int by) {
    Figures figures = state.figures();
    return figures.any(witness -> witness != figure && witness != by && figures.gang(witness) != Figures.NEUTRAL
        && !figures.profile(witness).isGuest && Capabilities.toWitness(figures, witness)
        && Sight.isMutual(state.board(), figures, witness, figure));
  }

  /** Returns whether an attack is one that a Challenge forbids: no other figure attacks an enemy Protagonist (KF-PLT-13). */
  public static boolean isDuelOfOthers(GameState state, int by, int on) {
    Figures figures = state.figures();
    return is(state, Plot.CHALLENGE) && figures.areEnemies(by, on) && isProtagonist(state, on)
        && figures.gang(by) != Figures.NEUTRAL && !isProtagonist(state, by);
  }

  /** Returns whether a Challenge protects a Protagonist: no figure shoots at one (KF-PLT-11b, KF-PLT-13). */
  public static boolean isOutOfShots(GameState state, int on) {
    return is(state, Plot.CHALLENGE) && isProtagonist(state, on);
  }
}
