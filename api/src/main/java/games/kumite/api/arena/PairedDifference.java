package games.kumite.api.arena;

/**
 * By how much one bot does better than another in the same rounds. Immutable.
 *
 * <p>Rounds share their seeds, so luck that meets both cancels out: the intervals are narrower than those of the two
 * standings, above all in co-operative games. A difference is shown when its interval does not contain 0.
 *
 * @param rounds in how many rounds both took part
 * @param points the difference of their shares of points
 * @param pointsInterval where the true difference lies, by bootstrap over rounds
 * @param score the difference of their mean scores
 * @param scoreInterval where the true difference lies, by bootstrap over rounds
 */
public record PairedDifference(
    int rounds, double points, Interval pointsInterval, double score, Interval scoreInterval) {}
