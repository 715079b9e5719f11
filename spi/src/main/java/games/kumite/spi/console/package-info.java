/**
 * The console: a reference frontend that plays any installed game in a terminal. It is written against
 * {@link games.kumite.api} alone, as somebody else's frontend would be; the command line is read with
 * picocli, which no consumer inherits.
 *
 * <p>{@code play}, {@code watch} and {@code replay} show a match, {@code arena} plays many, and {@code serve} lets a
 * program in any language take seats: see {@code games.kumite.spi.console.serve}, the page for whoever writes one.
 * {@code replay} also draws, with {@link games.kumite.api.picture}.
 *
 * <p>The rooms, each of which knows those below it alone:
 *
 * <pre>
 * Main
 *   command          the command line, records shown again, arenas
 *     text           a match in a terminal: telling, asking, reading
 *       table        tables as text
 *     picture        pages of matches, plots of standings
 *     serve          programs as players
 *           texts    words in every language, the terminal, refusals
 * </pre>
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>A screen shows what its readers may see.</b> Without a person that is a spectator, unless
 *       {@code --view} names a seat. One person sees what their seat sees. Several persons share a screen
 *       as long as they see the same; where they do not, what happened is held back until one of them is
 *       asked, and the screen changes hands first. Whether they see the same is found out by comparing,
 *       not by asking the game: a declared fact cannot say it for a single position.
 *   <li><b>Plain text, 80 columns, ASCII of our own</b>: it looks the same in a terminal, a file and a
 *       test.
 *   <li><b>An event is a heading</b> if its type is the id of one of the game's phases, or if its text
 *       begins with a phase's title and a number ("Round 3: the queen appears"). Where a game tells no such
 *       event, a heading stands where the outermost phase has changed between two decisions; that is too
 *       late for what happened in between, since an event does not say in which phase it happened.
 *   <li><b>Row 1 is at the top, and y grows downwards.</b>
 *   <li><b>A bot's choice depends on the match's seed, its seat and the number of actions played</b>, so a
 *       match that was cut off goes on as if it had not been.
 *   <li><b>Without a seed nobody can know what comes</b>: where a person or a program plays, chance is keyed and cannot be
 *       computed from what was seen. A match of bots alone draws a seed and names it, so that it can be seen again. Where
 *       several persons share a screen a seed is shown when the match is over.
 *   <li><b>What is typed is judged as it stands before anything is guessed</b>: an action that begins with a verb of the
 *       game, listed now or not, is played or refused by its rule.
 *   <li><b>A question and its table fit a screen</b>: what is longer is cut to what the listed actions name and to the
 *       asked seat's own, and the rest is counted. What was left out counts as not read.
 *   <li><b>Undo takes back the last action of a person at this screen</b>, as far as the match allows it.
 *       It never takes back a bot's: the bot would be asked again and might choose otherwise. After an undo a
 *       standing order is silent once, or it would take the undo back.
 *   <li><b>A standing order is followed aloud for a person alone, and in silence among several</b>: being asked in a
 *       window is a secret.
 *   <li><b>A flag is shown when it is up, empty piles share a line, and what happens several times in a row is told
 *       once</b>: tables of six seats stay within a screen. {@code show ID} says everything.
 *   <li><b>The progress bar is our own</b>: sixty lines, against a library and its terminal bindings. It is drawn where
 *       a person sits in front of the terminal; asked for elsewhere it is a line for each tenth.
 *   <li><b>Ctrl-C ends an arena and not its report</b>: a shutdown hook cancels the run and waits for the standings.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console;

import org.jspecify.annotations.NullMarked;
