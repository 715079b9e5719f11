package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;

/** Ranged attacks of figures in deep water (KF-LOC-60a). */
final class Swimming {

  /** The penalty on their roll. */
  static final int PENALTY = 3;

  private Swimming() {}

  /** Returns whether a figure is in deep water: its centre is over it, on the ground (KF-RUL-141), and it does not levitate. */
  static boolean is(GameState state, int figure) {
    if (!state.board().mayHave(Flag.DEEP.bit()) || Capabilities.isLevitating(state.figures(), figure)) {
      return false;
    }
    long place = state.figures().place(figure);
    return Place.level(place) == 0 && !state.figures().is(figure, Condition.WATERWALKING) && !Capabilities.has(state.figures(), figure, Trait.FLYING)
        && (state.board().ground(Place.x(place), Place.y(place), 0) & Flag.DEEP.bit()) != 0;
  }
}
