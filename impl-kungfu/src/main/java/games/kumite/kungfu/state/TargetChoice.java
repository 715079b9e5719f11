package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;

/** A choice about a figure whose answer is another figure; the only one need not be named. */
public interface TargetChoice extends FigureChoice {

  /** Returns whether a figure may be named. */
  boolean isTarget(GameState state, int other);

  @Override
  default boolean isAutoPlayed() {
    return true;
  }

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    for (int other = 0; other < state.figures().count(); other++) {
      if (isTarget(state, other)) {
        out.add(state.actions().of(ActionVerb.AT, FigureNames.of(state.figures(), other)));
      }
    }
  }

  /** Returns the figure that an action names. */
  static int target(GameState state, Action action) {
    return FigureNames.figure(state.figures(), ((VerbAction) action).first());
  }
}
