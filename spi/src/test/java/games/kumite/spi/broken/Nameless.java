package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.Options;
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
  public boolean isOpen() {
    return bid.isOpen();
  }

  @Override
  public Prompt prompt(Hands state) {
    return bid.prompt(state);
  }

  @Override
  public void options(Hands state, Options out) {
    bid.options(state, out);
  }

  @Override
  public void chosen(Hands state, Action action) {
    bid.chosen(state, action);
  }
}
