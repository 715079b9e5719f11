package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;

/**
 * A bid under a kind for which there are no prompts: it is asked in the words of {@link MakeBid}.
 *
 * @param bid the bid
 */
record Nameless(MakeBid bid) implements Question<Hands> {

  @Override
  public int seat(Hands state) {
    return bid.seat();
  }

  @Override
  public boolean hasPublicActions() {
    return bid.hasPublicActions();
  }

  @Override
  public Prompt prompt(Hands state) {
    return bid.prompt(state);
  }

  @Override
  public void collectActions(Hands state, ActionCollector out) {
    bid.collectActions(state, out);
  }

  @Override
  public void execute(Hands state, Action action) {
    bid.execute(state, action);
  }
}
