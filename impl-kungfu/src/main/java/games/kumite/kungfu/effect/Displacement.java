package games.kumite.kungfu.effect;

import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.state.GameState;

/** Consequences of a figure's being somewhere else otherwise than by a move of its own. */
public final class Displacement {

  private Displacement() {}

  /** Moves a figure there: it wards nothing, what it carries comes along, and grapples hold only those in contact. */
  public static void to(GameState state, int figure, long place) {
    state.figures().put(figure, place);
    Concentration.wavers(state.figures(), figure); // KF-TRT-67c
    CarriedObjects.follow(state, figure); // KF-RUL-161
    Grapple.moved(state, figure); // KF-RUL-39
  }
}
