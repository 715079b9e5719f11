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
 *       computed point is the exact value rounded to the nearest tenth, halves away from zero. Doubles reject with a
 *       margin or propose; where they cannot tell, numbers of any size settle it. Tried and rejected: doubles alone, as
 *       the ledger allows (a comparison at equality then depends on the order of the operations).
 *   <li><b>A way is cut where its centre comes over a piece or leaves it</b> (KF-RUL-37), by fractions. Tried and
 *       rejected: steps of a millimetre, which cut the corners of what cannot be climbed and cost milliseconds where
 *       much is built.
 *   <li><b>A base touches a piece without being stopped</b>: only overlap stops it, so that one can walk along a wall
 *       and stand in contact with it.
 *   <li><b>A board never changes.</b> An opened door or a broken crate is another board; the state refers to the one
 *       that holds now, and all copies share it. A piece that is gone keeps its number, so numbers may lie in a state.
 *   <li><b>Pieces are found by the bits of columns and rows</b>, made once for a table and kept when a piece goes; what
 *       is changed or added is asked always. What lies between two cells is kept by the thread that looks. Tried and
 *       rejected: lists of pieces for each cell and size of base (a way crosses many cells, which name their pieces
 *       again and again), a kept answer in the board (it would not be immutable).
 *   <li><b>Figures are gathered once for many ends</b> (Around), and left out by
 *       their distance for a single one.
 * <li><b>What a check needs for a moment belongs to its thread</b> and is used again: a check allocates nothing. Tried and
 * rejected: the same in the state (it would be copied, and it is not state).
 *   <li><b>Another geometry is the witness.</b> Tests ask JTS and predicates written down as plainly as possible, on
 *       every table, with the index and without.
 *   <li><b>A place is one long</b> (x, y, level): figures are compared, stored and returned without an object.
 * </ul>
 */
@NullMarked
package games.kumite.kungfu.geometry;

import org.jspecify.annotations.NullMarked;
