/**
 * Content: characters, Door cards and Treasure cards, as records read from JSON and checked.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The text of a card is the ledger's text.</b> An entry's {@code effects} is a line in the effect
 *       vocabulary, word for word as the ledger's tables print it, so that a table and the file can be compared at a
 *       glance; it is read into records once. Tried and rejected: a tree of JSON objects, which takes four
 *       lines where the ledger takes four words.
 *   <li><b>A word is one object</b> ({@code effect.CardWords}), which says how it is written, where it may stand and what it
 *       does; {@code Vocabulary} reads and checks texts by it. A text that would be ignored is an error of the content, not a
 *       silent card.
 *   <li><b>An owner's directory is read again for each match</b>, as in the other games.
 * </ul>
 */
@NullMarked
package games.kumite.tmnt.content;

import org.jspecify.annotations.NullMarked;
