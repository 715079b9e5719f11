/** A game without rules of its own, on which tests try the engine's scripts, windows and selections. */
@NullMarked
package games.kumite.spi.desk;

import org.jspecify.annotations.NullMarked;
