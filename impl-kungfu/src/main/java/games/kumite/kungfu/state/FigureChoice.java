package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.Question;

/** A choice about a figure, which its prompt names; unless said otherwise the figure's player answers. */
public interface FigureChoice extends GameChoice {

  /** Returns the figure. */
  int figure();

  @Override
  default int seat(GameState state) {
    return state.seatOf(figure());
  }

  @Override
  default Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(figure()));
  }

  @Override
  default String detail(GameState state, Action action) {
    return ActionLegend.remark(state, figure(), action);
  }
}
