/**
 * The words of the console in each of its languages, and what every room of it needs: the terminal, lines of text, refusals
 * and files that are replaced whole.
 *
 * <p>Exceptions of the library are English, for whoever writes programs. A person at a German console reads them in German:
 * {@code phrases.properties} has their sentences with holes, {@code phrases_de.properties} the same in German. The
 * sentences stand a second time there, and a test that damages records, setups and content at random says when one has
 * changed. The other way, a key and arguments in each exception, would have put bundles into {@code api} and a second
 * message into everything that throws. What a game says of its own content stands in such files beside its texts. What the
 * JDK, another library, somebody else's bot or a game without such files says is quoted in English and called so.
 */
@NullMarked
package games.kumite.spi.console.texts;

import org.jspecify.annotations.NullMarked;
