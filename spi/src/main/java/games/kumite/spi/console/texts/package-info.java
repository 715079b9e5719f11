/**
 * The texts of the console in each of its languages, and what all its packages need: the terminal, lines of text,
 * errors, and atomic replacement of files.
 *
 * <p>Exceptions of the library are in English, for programmers. A player at a German console reads them in German:
 * {@code phrases.properties} has their sentences with placeholders, {@code phrases_de.properties} the German ones. So
 * the sentences exist twice, and a test that damages records, setups and content at random finds those that have
 * changed. The alternative, a key and arguments in each exception, would have put bundles into {@code api} and a second
 * message into everything that throws. Messages of a game about its own content are in such files beside its texts.
 * Messages of the JDK, of other libraries, of foreign bots and of games without such files are quoted in English and
 * marked as such.
 */
@NullMarked
package games.kumite.spi.console.texts;

import org.jspecify.annotations.NullMarked;
