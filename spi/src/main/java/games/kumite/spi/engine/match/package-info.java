/**
 * A match, its decisions, its answers, and the perspective of an observer.
 */
@NullMarked
package games.kumite.spi.engine.match;

import org.jspecify.annotations.NullMarked;
