/**
 * A match in a terminal: what has happened is told, players are asked, and what they type is read and judged.
 *
 * <p>{@code Session} is the loop. {@code PlayerPrompt} asks for one choice, {@code Notations} reads what is typed, {@code
 * Narrator} tells events, and {@code Screen} knows who reads along. A match is written down by {@code RecordFile}.
 */
@NullMarked
package games.kumite.spi.console.text;

import org.jspecify.annotations.NullMarked;
