/**
 * Content: pilgrims, demons, cards, tiles and quests, as records read from JSON and checked.
 *
 * <p>Files: {@code dice}, {@code pilgrims}, {@code weapons}, {@code demons}, {@code demon-cards}, {@code conditions},
 * {@code skills}, {@code fortunes}, {@code misfortunes}, {@code corruptions}, {@code tiles}, {@code quests}. The
 * ledger's notes on the certainty of a figure are not content.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The text of a card is the ledger's text</b>, word for word, and so is the drawing of a tile: table and file
 *       can be compared at a glance. They are read into records once, and every record prints its text again.
 *   <li><b>The demands of a quest are data, not text</b>: goals and special rules are records of two
 *       vocabularies, under the names that JSON uses. Each record says all about its word: what must be there, when it
 *       holds, what it does. It sees the match as a {@link games.kumite.journey.content.QuestMatch}, so that content
 *       knows nothing of states, and no other class asks which rule it is.
 *   <li><b>A word of effects is one object</b> ({@code EffectWord}): how it is written, where it may stand, whom it may mean,
 *       what it does. An effect that no rule would ever ask for is an error of the content; the ledger prints the places
 *       as a table.
 *   <li><b>A quest is checked with its map</b>: poses that are possible, tokens on squares, nothing on top of another.
 *   <li><b>An owner's directory is read again for each match</b>, as in the other games.
 * </ul>
 */
@NullMarked
package games.kumite.journey.content;

import org.jspecify.annotations.NullMarked;
