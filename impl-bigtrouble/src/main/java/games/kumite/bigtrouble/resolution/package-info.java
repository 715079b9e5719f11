/**
 * The texts of cards: a hero's texts, the totals of lasting effects, the execution part by part, and the targets. The
 * effects of a word are above, behind {@link games.kumite.bigtrouble.state.Callbacks}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A part is a step, and so is an effect on a hero</b>: so deaths and level rewards come between them in the order
 *       of the ledger, and targets are asked for when their part is reached.
 *   <li><b>Lasting effects are counted, not copied</b>: every part of the content that lasts for a turn, a round or a
 *       roll has a number for each seat. Permanent effects are looked up on the cards.
 *   <li><b>The first time each turn and once a game</b> are marks of a part of a card, see {@link
 *       games.kumite.bigtrouble.state.UsableTexts}: equal texts on two cards have two marks.
 *   <li><b>Texts know nothing of their consequences</b>: dice, damage, levels and quests all use texts, and texts
 *       trigger all of them. One interface, given with the terms of a match, is the only way up.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.resolution;

import org.jspecify.annotations.NullMarked;
