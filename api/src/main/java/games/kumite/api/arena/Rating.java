package games.kumite.api.arena;

import java.util.Locale;

/**
 * The strength of a bot relative to the others of an arena, on Elo's scale. A difference of 400 means odds of ten to
 * one. Immutable.
 *
 * @param bot the name of the bot
 * @param elo the rating; the mean of all bots is 0
 * @param interval the interval of the true rating, by bootstrap over rounds
 */
public record Rating(String bot, double elo, Interval interval) {

  /**
   * Returns this rating as text for display.
   *
   * @return the text, such as {@code mcts:1000 +123 (+80..+166)}
   */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s %+.0f (%+.0f..%+.0f)", bot, elo, interval.low(), interval.high());
  }
}
