package games.kumite.api.arena;

/**
 * The difference between two bots in the same rounds. Immutable.
 *
 * <p>Rounds share their seeds, so luck that affects both bots cancels out. The intervals are narrower than those of the
 * two standings, above all in co-operative games. A difference is significant if its interval does not contain 0.
 *
 * @param rounds the number of rounds with both bots
 * @param points the difference of their shares of points
 * @param pointsInterval the interval of the true difference, by bootstrap over rounds
 * @param score the difference of their mean scores
 * @param scoreInterval the interval of the true difference, by bootstrap over rounds
 */
public record PairedDifference(
    int rounds, double points, Interval pointsInterval, double score, Interval scoreInterval) {}
