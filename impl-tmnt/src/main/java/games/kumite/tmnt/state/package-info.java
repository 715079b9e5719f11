/**
 * The state of a match and its fixed facts.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>All that changes besides the cards is one array of numbers</b>, with places named in {@link
 *       games.kumite.tmnt.state.Counters}: a copy is two clones. Numbers about a combat are only meant while there is one.
 *   <li><b>Actions are made once</b> ({@link games.kumite.spi.actions.Actions}): a playout adds references to a list.
 *   <li><b>A discard pile is seen by everybody</b>: each card lands face up on top, so what an observer remembers is
 *       the whole pile (MT-SET-13 forbids looking through it, not remembering).
 * </ul>
 */
@NullMarked
package games.kumite.tmnt.state;

import org.jspecify.annotations.NullMarked;
