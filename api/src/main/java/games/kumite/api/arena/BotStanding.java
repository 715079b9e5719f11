package games.kumite.api.arena;

/**
 * What a bot has reached in an arena. Immutable.
 *
 * <p>A match counts once for each seat that the bot held in it, and once only for seats of one team. Failed matches
 * do not count.
 *
 * @param bot the bot's name
 * @param matches how many matches count
 * @param wins how many of them it won
 * @param draws how many of them it drew
 * @param losses how many of them it lost
 * @param points the share of points, a draw being worth half a win, 0 to 1
 * @param pointsInterval where the true share lies, by Wilson's formula
 * @param score the mean score
 * @param scoreInterval where the true mean lies, by bootstrap over rounds
 * @param decisions how many choices it made
 * @param microsPerDecision how long it took for one on average, in microseconds; the only entry that differs from run
 *     to run
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
   * This standing without what differs from run to run, the time: what one seed gives everywhere.
   *
   * @return the changed copy
   */
  public BotStanding withoutTimings() {
    return new BotStanding(
        bot, matches, wins, draws, losses, points, pointsInterval, score, scoreInterval, decisions, 0);
  }
}
