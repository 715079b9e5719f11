package games.kumite.api.bot;

import games.kumite.api.SeededRandom;

/** Makes bundled bots. */
record Bundled(Sort sort, Budget budget, MctsSettings settings) implements BotFactory {

  private static final long serialVersionUID = 1L;

  /** The sorts of bundled bots, with what their text calls them. */
  enum Sort {
    RANDOM,
    GREEDY,
    FLAT,
    MCTS
  }

  @Override
  public Bot create(long seed) {
    return switch (sort) {
      case RANDOM -> new RandomBot(new SeededRandom(seed));
      case GREEDY -> new GreedyBot(budget, settings.aim(), seed);
      case FLAT -> new FlatBot(budget, settings.aim(), seed);
      case MCTS -> new IsMctsBot(budget, settings, seed);
    };
  }

  @Override
  public String toString() {
    String word = sort.name().toLowerCase(java.util.Locale.ROOT);
    return sort == Sort.RANDOM ? word : word + ":" + budget;
  }
}
