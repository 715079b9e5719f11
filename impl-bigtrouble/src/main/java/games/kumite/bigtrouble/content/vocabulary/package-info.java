/**
 * The words of the ledger's effect vocabulary, and who reads them: a text is read into sealed records that print back
 * as the same text.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A text is the ledger's text</b>: {@code cost(mind): Act I: peekBT(2); Act II: rerollFate(2)} is a
 *       {@link games.kumite.bigtrouble.content.vocabulary.Clause} (trigger and price) with
 *       {@link games.kumite.bigtrouble.content.vocabulary.Effects} (the parts of each act), each
 *       {@link games.kumite.bigtrouble.content.vocabulary.Part} one effect or a choice between several, with its scope.
 *   <li><b>What the ledger's tables say beside the vocabulary has words too</b>: {@code up to 3} (Wang Chi), {@code on
 *       one roll} (companions), {@code for each} / {@code for L3} / {@code for holders} (whom a part is carried out
 *       with, hero by hero, as its {@code self}), {@code rollFate} (all dice of the fate pool are rolled again), {@code
 *       except} behind {@code noFree}, the target {@code at} (the heroes in the enemy's space) and {@code flee}
 *       (Lightning).
 *   <li><b>A verb is known by its shape</b>: what its arguments are decides the record; which records an interpreter
 *       must know is the list of {@link games.kumite.bigtrouble.content.vocabulary.Effect}.
 *   <li><b>What an interpreter would ignore is an error of the content</b>: {@code Standing} says which effect may
 *       stand under which trigger, and with which scope.
 * </ul>
 */
@NullMarked
package games.kumite.bigtrouble.content.vocabulary;

import org.jspecify.annotations.NullMarked;
