package games.kumite.api.bot;

import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.random.SeededRandom;

/**
 * A factory of bundled bots.
 *
 * @param sort the kind of bot
 * @param budget the budget of each choice; for a policy the number of matches to learn from
 * @param settings the settings of a searching bot
 */
record BuiltInBotFactory(Kind sort, Budget budget, MctsSettings settings) implements BotFactory {

  private static final long serialVersionUID = 1L;

  /** The kinds of bundled bots; their names in lower case are the words of their texts. */
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
