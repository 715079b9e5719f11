/**
 * What a match and a perspective are as an array of numbers.
 */
@NullMarked
package games.kumite.spi.engine.learn;

import org.jspecify.annotations.NullMarked;
