package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.karma.KarmaExchange;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-04: a good or a bad block of 10 for a pilgrim (JW-QST-01).
 *
 * @param pilgrim the pilgrim
 * @param more the number of blocks after this one
 */
record KarmaUpgrade(int pilgrim, int more) implements Question<GameState> {

  @Override
  public String kind() {
    return "upgrade";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(pilgrim);
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.again(state, more, kind(), seat(state), pilgrim);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.UPGRADE, pilgrim, ActionVerb.GOOD));
    out.add(state.definition().actions.of(ActionVerb.UPGRADE, pilgrim, ActionVerb.BAD));
  }

  /** Returns better weapons for fighters, and skills for Tripitaka. */
  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    return state.definition().actions.of(ActionVerb.UPGRADE, pilgrim, pilgrim == state.definition().leader ? ActionVerb.GOOD : ActionVerb.BAD);
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).second() == ActionVerb.GOOD) {
      KarmaExchange.good(state, pilgrim);
    } else {
      KarmaExchange.bad(state, pilgrim);
    }
  }
}
