/** Games, tables, events, decisions and outcomes as plain lists, maps, texts and numbers, for any JSON library. */
@NullMarked
package games.kumite.api.data;

import org.jspecify.annotations.NullMarked;
