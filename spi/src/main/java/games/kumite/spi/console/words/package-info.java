/** What the console says, in each of its languages. */
@NullMarked
package games.kumite.spi.console.words;

import org.jspecify.annotations.NullMarked;
