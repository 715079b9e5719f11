/**
 * How a game is written: a plugin class, a state with an agenda, steps and questions.
 */
@NullMarked
package games.kumite.spi;

import org.jspecify.annotations.NullMarked;
