package games.kumite.kungfu.plot;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Monsoon: rain from the first turn on, and animals that bolt (KF-CPL-04). */
public final class Monsoon {

  private Monsoon() {}

  /** Makes it rain from the beginning (KF-CPL-04a). */
  public static void begin(GameState state) {
    if (isMonsoon(state)) {
      state.set(Counters.RAIN, 1);
    }
  }

  private static boolean isMonsoon(GameState state) {
    return state.get(Counters.COMPLICATION) == Complication.MONSOON.ordinal();
  }

  /** Returns whether a figure makes a random move for every 1 of its activation (KF-CPL-04b). */
  public static boolean isShy(GameState state, int figure) {
    return isMonsoon(state) && Capabilities.has(state.figures(), figure, Trait.ANIMAL);
  }

  /** Makes a number of random moves. */
  public static void bolt(GameState state, int figure, int moves) {
    Figures figures = state.figures();
    if (moves > 0 && isShy(state, figure) && MoveDistance.isFree(state, figure)) { // KF-RUL-34
      state.then(RandomMovement.of(state, figure), StateCleanup.ALL, new BoltingAnimals(figure, moves - 1));
    }
  }
}
