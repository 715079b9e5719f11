/**
 * The ledger's effect vocabulary and its readers: a text is read into records that print back as the same text.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A text is the ledger's text</b>: {@code cost(mind): Act I: peekBT(2); Act II: rerollFate(2)} is a
 *       {@link games.kumite.bigtrouble.content.vocabulary.Clause} (trigger and price) with
 *       {@link games.kumite.bigtrouble.content.vocabulary.Effects} (the parts of each act), each
 *       {@link games.kumite.bigtrouble.content.vocabulary.Part} one effect or a choice between several, with its scope.
 *   <li><b>Phrases of the ledger's tables outside the vocabulary have words too</b>: {@code up to 3} (Wang Chi),
 *       {@code on one roll} (companions), {@code for each} / {@code for L3} / {@code for holders} (the heroes with
 *       which a part is carried out one by one, each as its {@code self}), {@code rollFate} (all dice of the fate pool
 *       are rolled again), {@code except} after {@code noFree}, the target {@code at} (the heroes in the enemy's space)
 *       and {@code flee} (Lightning).
 *   <li><b>A word is one object</b>, which an {@link games.kumite.bigtrouble.content.vocabulary.Effect} holds with its
 *       arguments; the words that happen at once lie above, where their rules are. A word's shape says how it is read,
 *       printed, keyed and shown.
 *   <li><b>The keys of effects are those of the records that there once were for each shape</b>, so that records of matches
 *       resume; a word has a number for them.
 *   <li><b>Texts that would be ignored are errors of the content</b>: {@code EffectPlacement} checks effects and scopes under
 *       their triggers, and asks each word for what is special about it.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.content.vocabulary;

import org.jspecify.annotations.NullMarked;
