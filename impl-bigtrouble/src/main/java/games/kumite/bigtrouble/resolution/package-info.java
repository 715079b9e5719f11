/**
 * The texts of cards: a hero's texts, the totals of lasting effects, the execution part by part, the targets and places of
 * effects, and the showdown cards that lie in Act II.
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
 *   <li><b>A word carries out itself what it means</b>: dice, damage, levels and quests all use texts, and texts trigger all
 *       of them. A text holds its words, {@link games.kumite.bigtrouble.resolution.InstantWord}, whose rules lie above.
 *   <li><b>The order of due texts is analysed</b> (BT-RUL-133, {@link games.kumite.bigtrouble.resolution.Bearing}). Letting
 *       the group order all texts that are not alike was weighed: it would save some 200 lines, but ask for orders that make
 *       no difference, and end the records of matches that were saved before.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.resolution;

import org.jspecify.annotations.NullMarked;
