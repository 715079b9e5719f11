/**
 * The numbers of a state: declared once (whose they are, their range, what clears them), kept in one flat array.
 *
 * <p>A {@link games.kumite.spi.numbers.NumberGroup} declares what the match, each seat or each thing has; its places are
 * constants. A {@link games.kumite.spi.numbers.NumberLayout} says how many of each group a match has, and {@link
 * games.kumite.spi.numbers.Numbers} holds them. These numbers are public: secret ones are {@link
 * games.kumite.spi.cards.SecretNumbers}. Copying, clearing, and names in differences follow from the declaration.
 */
@NullMarked
package games.kumite.spi.numbers;

import org.jspecify.annotations.NullMarked;
