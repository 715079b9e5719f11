/**
 * A match in a terminal: events are printed, players are asked, and their input is parsed and judged.
 *
 * <p>{@code Session} is the loop. {@code PlayerPrompt} asks for one choice, {@code Notations} parses the input,
 * {@code Narrator} prints events, and {@code Screen} keeps track of the readers. {@code RecordFile} saves the match.
 */
@NullMarked
package games.kumite.spi.console.text;

import org.jspecify.annotations.NullMarked;
