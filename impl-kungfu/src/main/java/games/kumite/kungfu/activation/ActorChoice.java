package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Question;

/** A choice in an activation; its prompt names the figure that acts. */
interface ActorChoice extends GameChoice<Activation> {

  @Override
  default Prompt prompt(GameState state, Activation activation) {
    return Question.prompt(state, kind(), seat(state, activation), state.called(activation.figure()));
  }

  @Override
  default String detail(GameState state, Activation activation, Action action) {
    return ActionLegend.remark(state, activation.figure(), action);
  }
}
