/**
 * Features: declared parts of a state as entries of an observation. Not exported: cards, numbers and secret numbers
 * give their features to the engine through {@link games.kumite.spi.features.Featured}, whose protected method authors
 * cannot call.
 */
@NullMarked
package games.kumite.spi.features;

import org.jspecify.annotations.NullMarked;
