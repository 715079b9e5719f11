/**
 * The features of a match for programs that learn ({@link games.kumite.api.learn}), and their sources.
 *
 * <p>Cards, declared numbers and secret cells provide their own features. A game
 * {@linkplain games.kumite.spi.Rules#writeFeatures writes} those of its other data, such as the spaces of a board in a
 * few words of bits: public data only, always the same number of features in the same order.
 */
@NullMarked
package games.kumite.spi.learn;

import org.jspecify.annotations.NullMarked;
