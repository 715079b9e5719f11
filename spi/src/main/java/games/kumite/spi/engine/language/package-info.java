/**
 * A game and its matches in another language than English.
 */
@NullMarked
package games.kumite.spi.engine.language;

import org.jspecify.annotations.NullMarked;
