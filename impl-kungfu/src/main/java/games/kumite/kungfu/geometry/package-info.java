/**
 * The table as a plane in whole tenths of a millimetre: polygons with heights, round bases, moves, pushes, lines of
 * sight (KF-RUL-11 to 17, 36 to 38, 52, 54, 60, 61, 101, 103).
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>It lies below content and state</b>, because content checks an owner's tables with it and the figures of the
 *       state are bodies on it; so it knows neither, only {@link games.kumite.kungfu.geometry.Bodies}.
 *   <li><b>Predicates are exact.</b> Distances are compared as squares, places on a line as fractions of two longs. A
 *       computed point is the exact value rounded to the nearest tenth, halves away from zero. Tried and rejected:
 *       doubles, as the ledger allows (a comparison at equality then depends on the order of the operations).
 *   <li><b>A base touches a piece without being stopped</b>: only overlap stops it, so that one can walk along a wall
 *       and stand in contact with it.
 *   <li><b>A board never changes.</b> An opened door or a broken crate is another board; the state refers to the one
 *       that holds now, and all copies share it.
 *   <li><b>A place is one long</b> (x, y, level): figures are compared, stored and returned without an object.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.geometry;

import org.jspecify.annotations.NullMarked;
