/**
 * The access of the engine to what states, questions and texts do not offer to authors: the bridge between
 * {@code games.kumite.spi}, whose classes hold these things without showing them, and the packages below
 * {@code games.kumite.spi.engine}.
 *
 * <p>Not exported. {@link games.kumite.spi.access.Kernel} is the entry point, {@link games.kumite.spi.access.Run} plays
 * a match, and {@link games.kumite.spi.access.PendingDecision} is what a waiting choice, selection or window adds to a
 * question. Types of {@code games.kumite.spi} appear in the signatures here, and the state hands its kernel over: these
 * are the only two packages of the module that depend on each other.
 */
@NullMarked
package games.kumite.spi.access;

import org.jspecify.annotations.NullMarked;
