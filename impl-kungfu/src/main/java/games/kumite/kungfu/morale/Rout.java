package games.kumite.kungfu.morale;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The rout of Animals, which leave with the last of those who led them (KF-TRT-05b). */
final class Rout {

  private Rout() {}

  /** Routs the Animals of every gang whose last other figure has been killed or is gone. */
  static void look(GameState state) {
    for (int gang = 0; gang < state.gangs(); gang++) {
      if (isLeaderless(state.figures(), gang)) {
        rout(state, gang);
      }
    }
  }

  private static boolean isLeaderless(Figures figures, int gang) {
    boolean hadSomebody = false;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Spirits.owner(figures, figure) == gang && !figures.profile(figure).isGuest
          && !Capabilities.has(figures, figure, Trait.ANIMAL)) { // who is possessed lives
        if (!figures.is(figure, Condition.DEAD) && !figures.is(figure, Condition.GONE)) {
          return false;
        }
        hadSomebody = true;
      }
    }
    return hadSomebody;
  }

  private static void rout(GameState state, int gang) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isIn = !figures.is(figure, Condition.DEAD) && !figures.is(figure, Condition.GONE) && figures.isPlaced(figure);
      if (figures.gang(figure) == gang && isIn && Capabilities.has(figures, figure, Trait.ANIMAL)) {
        Casualty.flee(state, figure);
      }
    }
  }
}
