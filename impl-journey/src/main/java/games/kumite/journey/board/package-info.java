/**
 * What stands in the way: searches and sights over the ground of a quest with those who stand on it. Nothing here
 * changes a state.
 *
 * <p>{@link games.kumite.journey.board.Bases}: may a base be there, step, turn, be pushed.
 * {@link games.kumite.journey.board.Sight}: rays and what they hit. {@link games.kumite.journey.board.Walk}: D, the
 * walking distance. {@link games.kumite.journey.board.Reach}: poses with their cost, and the route to one, whatever a
 * {@link games.kumite.journey.board.Gait} says of the move. {@link games.kumite.journey.board.Flood}: the same for
 * demons, to whom everything costs 1, in both directions and among {@link games.kumite.journey.board.Obstacles} that may
 * be others than those on the map.
 *
 * <p>{@code Walk}, {@code Reach} and {@code Flood} keep arrays of their own and are used again and again by one thread; queries of a
 * finished search, and everything else here, allocate nothing.
 *
 * <p>What depends on squares and lines alone is in {@code map}, since states hold it.
 */
@NullMarked
package games.kumite.journey.board;

import org.jspecify.annotations.NullMarked;
