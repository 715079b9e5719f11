/**
 * Content: dice, tracks, boards, heroes, enemies, cards and quests, as records read from JSON and checked.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The text of a card is the ledger's text</b>, in the words of
 *       {@code games.kumite.bigtrouble.content.vocabulary}, so that a table and the file can be compared at a glance. A
 *       record with texts holds its {@code Entry}, as the file has it, and the parsed texts.
 *   <li><b>Names are resolved once</b>: where the rules need a number (the hero of an upgrade, the types that a card
 *       spawns), the record holds the index in the file's order; the ids inside effects are checked, and looked up by
 *       {@link games.kumite.bigtrouble.content.Content}.
 *   <li><b>Values fixed by the summary of the rules are not content</b>: six kinds of shop items with their effects
 *       (their number and place are content), the two items and three traps in crates, the limits of 10 health and chi.
 *   <li><b>The order of minions is the chain of substitution</b> (BT-BTC-10), and the order of zones with their spaces
 *       the board order (BT-RUL-88).
 *   <li><b>The side quests' audacity is a number beside the reward</b>, 1 where the ledger's reward shows none.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.content;

import org.jspecify.annotations.NullMarked;
