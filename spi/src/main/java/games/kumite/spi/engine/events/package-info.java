/**
 * The events of a match as each viewer may know them: the log that a state emits into, and the second run that fills it
 * when a viewer reads.
 */
@NullMarked
package games.kumite.spi.engine.events;

import org.jspecify.annotations.NullMarked;
