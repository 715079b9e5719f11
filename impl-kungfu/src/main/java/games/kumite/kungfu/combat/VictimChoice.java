package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Named;
import games.kumite.spi.Question;

/** A choice about harm; its prompt names the victim. */
interface VictimChoice extends FightChoice<Harming> {

  @Override
  default Prompt prompt(Fight fight, Harming harming) {
    return Question.prompt(fight, kind(), seat(fight, harming), fight.called(harming.on()));
  }

  @Override
  default String remark(Fight fight, Harming harming, Action action) {
    return Named.remark(fight, harming.on(), action);
  }
}
