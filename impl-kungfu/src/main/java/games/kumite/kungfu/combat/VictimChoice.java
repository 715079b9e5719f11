package games.kumite.kungfu.combat;

import games.kumite.api.Prompt;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Question;
import games.kumite.spi.Script;

/** A choice about harm; its prompt names the victim. */
interface VictimChoice extends Script.Choice<Fight, Harming> {

  @Override
  default Prompt prompt(Fight fight, Harming harming) {
    return Question.prompt(fight, kind(), seat(fight, harming), fight.called(harming.on()));
  }
}
