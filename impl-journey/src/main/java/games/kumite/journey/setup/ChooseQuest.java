package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;

/** JW-D-01: the players' choice of a quest (JW-SET-01). */
enum ChooseQuest implements GroupChoice {
  CHOOSE;

  @Override
  public String kind() {
    return "quest";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int quest = 0; quest < state.definition().scenes(); quest++) {
      out.add(state.definition().actions.of(ActionVerb.CHOOSE, quest));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    state.set(Counters.QUEST, ((VerbAction) action).first() + 1);
  }
}
