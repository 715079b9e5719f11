/** A tiny game of hidden hands, a window and a script, to try the engine's corners. */
@NullMarked
package games.kumite.spi.whisper;

import org.jspecify.annotations.NullMarked;
