package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Question;

/** A choice about harm; its prompt names the victim. */
interface VictimChoice extends GameChoice<EffectResolution> {

  @Override
  default Prompt prompt(GameState state, EffectResolution harming) {
    return Question.prompt(state, kind(), seat(state, harming), state.called(harming.on()));
  }

  @Override
  default String detail(GameState state, EffectResolution harming, Action action) {
    return ActionLegend.remark(state, harming.on(), action);
  }
}
