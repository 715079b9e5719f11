package games.kumite.api.arena;

import java.util.Locale;

/**
 * How strong a bot is beside the others of an arena, on Elo's scale: 400 more are ten points to one. Immutable.
 *
 * @param bot the bot's name
 * @param elo its rating; the mean of all bots is 0
 * @param interval where the true rating lies, by bootstrap over rounds
 */
public record Rating(String bot, double elo, Interval interval) {

  /**
   * This rating for people.
   *
   * @return such as {@code mcts:1000 +123 (+80..+166)}
   */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s %+.0f (%+.0f..%+.0f)", bot, elo, interval.low(), interval.high());
  }
}
