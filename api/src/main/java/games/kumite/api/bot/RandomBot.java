package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import java.util.List;

/** A bot that chooses any listed action with equal probability. Used by one thread at a time. */
final class RandomBot implements BlindBot {

  private final RandomSource random;

  /**
   * Creates a bot with a random source.
   *
   * @param random the bot's own random source, such as a {@linkplain RandomSource#split split} of the match's seed
   */
  RandomBot(RandomSource random) {
    this.random = random;
  }

  @Override
  public Action choose(List<Action> actions) {
    return random.pick("bot", 0, actions);
  }

  @Override
  public String name() {
    return "random";
  }
}
