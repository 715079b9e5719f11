package games.kumite.kungfu.activation;

import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A list of what a figure can do now, while it is made. Confined to one thread.
 *
 * @param items a bit for each scenic item beside the figure
 * @param disabled the figures that cannot act by themselves ({@link Subjects#DISABLED})
 * @param reserved the reason why it can do nothing but move, or climb; null if it can do more
 * @param moving the reason why it cannot move, null if it can
 * @param out the list
 */
record Listing(GameState state, Activation activation, long items, int[] disabled, @Nullable Refusal reserved,
    @Nullable Refusal moving, ActionCollector out) {

  Listing(GameState state, Activation activation, long items, @Nullable Refusal reserved, @Nullable Refusal moving,
      ActionCollector out) {
    this(state, activation, items, Subjects.disabled(state.figures(), activation.figure()), reserved, moving, out);
  }

  int figure() {
    return activation.figure();
  }

  Figures figures() {
    return state.figures();
  }

  /** Returns the actions that are left for anything but a reserved move; in a car all of them. */
  int left() {
    return state.figures().is(figure(), Condition.INSIDE) ? activation.left() : activation.free();
  }

  int surcharge() {
    return activation.surcharge();
  }
}
