/** The keys of the locals of choices: of records by their components, of everything else by its text. */
@NullMarked
package games.kumite.spi.engine.keys;

import org.jspecify.annotations.NullMarked;
