/**
 * What texts do: one interpreter carries out every word of the effect vocabulary, and sums up what lasts.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A part is a step, and so is an effect on a hero</b>: so deaths and level rewards come between them in the order
 *       of the ledger, and targets are asked for when their part is reached.
 *   <li><b>What lasts is counted, not copied</b>: every part of the content that lasts for a turn, a round or a roll has a
 *       number for each seat. What holds all the time is looked up on the cards.
 *   <li><b>The first time each turn and once a game</b> are marks of a part of a card, see {@link
 *       games.kumite.bigtrouble.state.Sheet}: equal texts on two cards have two marks.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.effect;

import org.jspecify.annotations.NullMarked;
