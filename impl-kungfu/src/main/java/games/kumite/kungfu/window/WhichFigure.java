package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/** A question to the player of a figure about which of several figures its ability uses; the only one need not be named. */
interface WhichFigure extends Question<GameState>, FigureChoice {

  /** Returns whether it can be about a figure. */
  boolean mayBe(GameState state, int other);

  /** Uses it on a figure. */
  void is(GameState state, int other);

  @Override
  default boolean isAutoPlayed() {
    return true;
  }

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    for (int other = 0; other < state.figures().count(); other++) {
      if (mayBe(state, other)) {
        out.add(state.actions().of(ActionVerb.AT, FigureNames.of(state.figures(), other)));
      }
    }
  }

  @Override
  default void execute(GameState state, Action action) {
    is(state, FigureNames.figure(state.figures(), ((VerbAction) action).first()));
  }
}
