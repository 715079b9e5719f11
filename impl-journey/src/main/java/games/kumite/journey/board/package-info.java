/**
 * Searches and lines of sight over the ground of a quest and the figures on it. Nothing here changes a state.
 *
 * <p>{@link games.kumite.journey.board.BasePlacement}: whether a base may be there, step, turn, be pushed.
 * {@link games.kumite.journey.board.Sight}: rays and the figures they hit. {@link games.kumite.journey.board.WalkingDistance}: D,
 * the walking distance. {@link games.kumite.journey.board.ReachablePoses}: poses with their cost, and the route to one, for any
 * {@link games.kumite.journey.board.MoveRules}. {@link games.kumite.journey.board.PoseDistances}: the same for demons, to whom
 * everything costs 1, in both directions and among {@link games.kumite.journey.board.Obstacles} that may be others than
 * those on the map.
 *
 * <p>{@code WalkingDistance}, {@code ReachablePoses} and {@code PoseDistances} keep their own arrays and are reused by one thread; queries of a
 * finished search, and everything else here, allocate nothing.
 *
 * <p>Answers that depend on squares and lines alone are in {@code map}, since states hold them.
 */
@NullMarked
package games.kumite.journey.board;

import org.jspecify.annotations.NullMarked;
