/**
 * The state of a match and its fixed facts.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The state knows no rule.</b> Rules are static functions of the state that they are given.
 *   <li><b>Ownership of a deck is a bit, not a zone's owner</b>, because zones are declared before the
 *       heroes choose.
 *   <li><b>The scenarios of a pair are looked up</b> in a table over all pairs of cards, made once: the
 *       words of the content cost nothing in a playout.
 * </ul>
 */
@NullMarked
package games.kumite.brawler.state;

import org.jspecify.annotations.NullMarked;
