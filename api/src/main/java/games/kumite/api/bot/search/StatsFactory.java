package games.kumite.api.bot.search;

import games.kumite.api.Action;

/**
 * A factory of the statistics of one action, which a search fills from its tree. A search knows no bot and none of its
 * types.
 *
 * @param <T> the type of the statistics
 */
@FunctionalInterface
public interface StatsFactory<T> {

  /** Returns the statistics of an action, with its mean value from 0 (worst) to 1 (best). */
  T of(Action action, long visits, double value);
}
