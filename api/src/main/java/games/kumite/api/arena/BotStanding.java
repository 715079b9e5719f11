package games.kumite.api.arena;

/**
 * The standing of a bot in an arena. Immutable.
 *
 * <p>A match counts once for each seat that the bot held, but only once for seats of one team. Failed matches do not
 * count.
 *
 * @param bot the name of the bot
 * @param matches the number of counted matches
 * @param wins the number of matches won
 * @param draws the number of matches drawn
 * @param losses the number of matches lost
 * @param points the share of points, from 0 to 1; a draw is worth half a win
 * @param pointsInterval the interval of the true share, by Wilson's formula
 * @param score the mean score
 * @param scoreInterval the interval of the true mean, by bootstrap over rounds
 * @param decisions the number of choices made
 * @param microsPerDecision the mean time of a choice in microseconds; the only component that differs from run to run
 */
public record BotStanding(
    String bot,
    int matches,
    int wins,
    int draws,
    int losses,
    double points,
    Interval pointsInterval,
    double score,
    Interval scoreInterval,
    long decisions,
    double microsPerDecision) {

  /**
   * Returns a copy without the time, which differs from run to run. For one seed the copy is the same everywhere.
   *
   * @return the changed copy
   */
  public BotStanding withoutTimings() {
    return new BotStanding(
        bot, matches, wins, draws, losses, points, pointsInterval, score, scoreInterval, decisions, 0);
  }
}
