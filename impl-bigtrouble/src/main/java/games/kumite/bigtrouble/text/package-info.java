/**
 * The texts of cards: what a hero has of them, what holds and is summed up, what is carried out part by part, and for
 * whom. What a word does when it is carried out lies above, behind {@link games.kumite.bigtrouble.state.Doing}.
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
 *   <li><b>Texts know nothing of what they set off</b>: dice, damage, levels and quests all ask for texts, and texts set
 *       off all of them. One interface, given with the terms of a match, is the only way up.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.text;

import org.jspecify.annotations.NullMarked;
