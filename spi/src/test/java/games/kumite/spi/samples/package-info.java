/**
 * Sample games: what the tutorial of {@code games.kumite.spi} is built from, what the conformance kit is
 * tried on, and yardsticks of speed.
 */
@NullMarked
package games.kumite.spi.samples;

import org.jspecify.annotations.NullMarked;
