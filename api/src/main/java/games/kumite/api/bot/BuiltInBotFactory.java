package games.kumite.api.bot;

import games.kumite.api.random.SeededRandom;

/**
 * Makes bundled bots.
 *
 * @param sort which of them
 * @param budget how long they may think; of a policy the number of matches it learns from
 * @param settings how a searching one searches
 */
record BuiltInBotFactory(Kind sort, Budget budget, MctsSettings settings) implements BotFactory {

  private static final long serialVersionUID = 1L;

  /** The sorts of bundled bots; in lower case their names. */
  enum Kind {
    RANDOM,
    GREEDY,
    FLAT,
    MCTS,
    BLUFF,
    POLICY
  }

  @Override
  public Bot create(long seed) {
    return switch (sort) {
      case RANDOM -> new RandomBot(new SeededRandom(seed));
      case GREEDY -> new GreedyBot(budget, settings.aim(), seed);
      case FLAT -> new FlatBot(budget, settings.aim(), settings.playout(), seed);
      case MCTS -> new IsMctsBot(budget, settings, seed);
      case BLUFF -> new BluffBot(budget, settings.aim(), seed);
      case POLICY -> new PolicyBot(budget.amount(), settings.aim(), seed);
    };
  }

  @Override
  public String toString() {
    return BotSpec.of(this);
  }
}
