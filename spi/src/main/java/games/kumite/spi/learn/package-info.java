/**
 * What programs that learn are shown of a match ({@link games.kumite.api.learn}), and where it comes from.
 *
 * <p>Cards, declared numbers and secret cells show themselves. What a game keeps otherwise, such as the spaces of a
 * board in a few words of bits, it {@linkplain games.kumite.spi.Rules#writeFeatures measures}: public things alone, always the
 * same number of them in the same order.
 */
@NullMarked
package games.kumite.spi.learn;

import org.jspecify.annotations.NullMarked;
