/**
 * The console: a reference frontend that plays any installed game in a terminal. It is written against
 * {@link games.kumite.api} alone, as any other frontend would be; the command line is read with picocli, which no
 * consumer inherits.
 *
 * <p>{@code play}, {@code watch} and {@code replay} show a match, {@code arena} plays many, and {@code serve} lets a
 * program in any language take seats: see {@code games.kumite.spi.console.serve}, the page for authors of such
 * programs. {@code replay} also draws, with {@link games.kumite.api.picture}.
 *
 * <p>The packages, each of which depends only on those below it:
 *
 * <pre>
 * Main
 *   command          the command line, records shown again, arenas
 *     text           a match in a terminal: events, prompts, input
 *       table        tables as text
 *     picture        pages of matches, plots of standings
 *     serve          programs as players
 *           texts    words in every language, the terminal, refusals
 * </pre>
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 * <li><b>A screen shows what its readers may see.</b> Without a human player that is the spectator's view, unless
 * {@code --view} names a seat. A single player sees what their seat sees. Several players share a screen as long as
 * they see the same. Where they do not, events are held back until one of them is asked, and the screen changes hands
 * first. Whether they see the same is decided by comparing, not by asking the game: a declared property cannot say it
 * for a single position.
 * <li><b>Plain text, 80 columns, ASCII of our own</b>: it looks the same in a terminal, a file and a test.
 * <li><b>An event is a heading</b> if its type is the id of one of the game's phases, or if its text begins with a
 * phase's title and a number ("Round 3: the queen appears"). Where a game emits no such event, a heading is printed
 * where the outermost phase has changed between two decisions. That is too late for the events in between, since an
 * event does not say in which phase it happened.
 * <li><b>Row 1 is at the top, and y grows downwards.</b>
 * <li><b>A bot's choice depends on the match's seed, its seat and the number of actions played</b>, so an interrupted
 * match continues as if it had not been interrupted.
 * <li><b>Without a seed the future is unpredictable</b>: where a human or a program plays, random results are keyed and
 * cannot be computed from what was seen. A match of bots alone draws a seed and prints it, so that the match can be
 * repeated. Where several players share a screen, a seed is shown when the match is over.
 * <li><b>Input is taken literally before anything is guessed</b>: an action that begins with a verb of the game, listed
 * now or not, is played or refused by its rule.
 * <li><b>A question and its table fit a screen</b>: a longer table is cut to the elements that the listed actions name
 * and to the asked seat's own, and the rest is counted. Omitted elements count as not read.
 * <li><b>Undo takes back the last action of a player at this screen</b>, as far as the match allows it. It never takes
 * back a bot's action: the bot would be asked again and might choose otherwise. After an undo a standing order is
 * skipped once, since otherwise it would cancel the undo.
 * <li><b>A standing order is reported to a single player, and followed silently among several</b>: being asked in a
 * window is a secret.
 * <li><b>A flag is shown when it is set, empty piles share a line, and repeated events are printed once</b>: tables of
 * six seats stay within a screen. {@code show ID} says everything.
 * <li><b>The progress bar is our own</b>: sixty lines, against a library and its terminal bindings. It is drawn in an
 * interactive terminal; elsewhere it is, on request, a line for each tenth.
 * <li><b>Ctrl-C ends an arena and not its report</b>: a shutdown hook cancels the run and waits for the standings.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console;

import org.jspecify.annotations.NullMarked;
