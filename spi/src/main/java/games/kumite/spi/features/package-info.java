/**
 * How declared parts of a state become numbers of a view. Not exported: cards, numbers and secret numbers give their features
 * to the engine through {@link games.kumite.spi.features.Featured}, which no author can ask.
 */
@NullMarked
package games.kumite.spi.features;

import org.jspecify.annotations.NullMarked;
