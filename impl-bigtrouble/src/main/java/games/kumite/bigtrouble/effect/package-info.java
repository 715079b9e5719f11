/**
 * The words that happen at once, one object a word: how it is written, where it may stand, whether it would change anything,
 * and what it does; and the questions of these words. {@code ShippedWords} is the registry.
 */
@NullMarked
package games.kumite.bigtrouble.effect;

import org.jspecify.annotations.NullMarked;
