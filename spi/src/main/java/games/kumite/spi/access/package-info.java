/**
 * What the engine may ask of a state, a question or a text that no author can: the bridge between {@code games.kumite.spi},
 * whose classes hold these things without showing them, and the packages below {@code games.kumite.spi.engine}.
 *
 * <p>Not exported. {@link games.kumite.spi.access.Kernel} is its one door, {@link games.kumite.spi.access.Run} what a match
 * is played with, {@link games.kumite.spi.access.PendingDecision} what a waiting choice, selection or window adds to a
 * question. The types of {@code games.kumite.spi} stand in the signatures here, and the state hands its kernel over: these
 * two packages are the one pair of the module that know each other.
 */
@NullMarked
package games.kumite.spi.access;

import org.jspecify.annotations.NullMarked;
