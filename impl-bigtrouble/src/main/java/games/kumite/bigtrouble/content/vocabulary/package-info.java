/**
 * The words of the ledger's effect vocabulary, and their readers: a text is read into sealed records that print back as
 * the same text.
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
 *   <li><b>A verb is known by its shape</b>: the arguments decide the record; an interpreter must know the records of
 *       {@link games.kumite.bigtrouble.content.vocabulary.Effect}.
 *   <li><b>Texts that an interpreter would ignore are errors of the content</b>: {@code EffectPlacement} checks effects under
 *       their triggers, and {@code DurationChecks} their scopes.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.content.vocabulary;

import org.jspecify.annotations.NullMarked;
