/**
 * The description of the table for observers. Nothing on it is hidden so far. Coordinates, lengths and levels are those of
 * the rules, in tenths of a millimetre, in notations, events and prompts too. As on every board y grows downwards:
 * smaller y is north and 12 o'clock (KF-RUL-15).
 *
 * <p>Actions and events call scenery by numbers. A piece is the terrain whose attribute {@code piece} is that number, an item
 * (a tree, or a house with all its parts) the one whose attribute {@code item} is; the piece of a house lies in the element of
 * the house. A piece keeps its number for the whole match, even if it is gone. A weapon is a place, from 1, in the list of the
 * figure's weapons.
 */
@NullMarked
package games.kumite.kungfu.table;

import org.jspecify.annotations.NullMarked;
