/**
 * The keys of what a choice is about: of records by their components, of everything else by its text.
 */
@NullMarked
package games.kumite.spi.engine.keys;

import org.jspecify.annotations.NullMarked;
