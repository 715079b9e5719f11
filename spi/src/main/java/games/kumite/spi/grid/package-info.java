/**
 * Boards of squares and hexagons: neighbours, distances and lines. A space is a whole number, counted row by row from
 * the top left, so that it fits into declared numbers, actions and arrays.
 */
@NullMarked
package games.kumite.spi.grid;

import org.jspecify.annotations.NullMarked;
