/**
 * The public numbers of a state: declared once (owner, range, scope that clears them), kept in one flat array.
 *
 * <p>A {@link games.kumite.spi.numbers.NumberGroup} declares the numbers of the match, each seat or each thing; its
 * places are constants. A {@link games.kumite.spi.numbers.NumberLayout} says how many things of each group a match has,
 * and {@link games.kumite.spi.numbers.Numbers} holds the values. These numbers are public: secret ones are
 * {@link games.kumite.spi.cards.SecretNumbers}. Copying, clearing, and names in differences follow from the
 * declaration.
 */
@NullMarked
package games.kumite.spi.numbers;

import org.jspecify.annotations.NullMarked;
