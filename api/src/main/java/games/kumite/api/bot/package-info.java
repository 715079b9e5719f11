/** Bots: programs that take a seat, seeing what their seat may know and nothing else. */
@NullMarked
package games.kumite.api.bot;

import org.jspecify.annotations.NullMarked;
