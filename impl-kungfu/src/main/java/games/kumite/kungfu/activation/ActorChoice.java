package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Named;
import games.kumite.spi.Question;

/** A choice in an activation; its prompt names the figure that acts. */
interface ActorChoice extends FightChoice<Activation> {

  @Override
  default Prompt prompt(Fight fight, Activation activation) {
    return Question.prompt(fight, kind(), seat(fight, activation), fight.called(activation.figure()));
  }

  @Override
  default String remark(Fight fight, Activation activation, Action action) {
    return Named.remark(fight, activation.figure(), action);
  }
}
