/** Games of a few lines, made by hand on the API alone: what bots and arenas are tried on here. */
@NullMarked
package games.kumite.api.handmade;

import org.jspecify.annotations.NullMarked;
