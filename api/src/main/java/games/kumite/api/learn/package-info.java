/**
 * For programs that learn: what a seat knows as numbers, and actions as numbers.
 *
 * <p>An {@link games.kumite.api.learn.Encoding} belongs to a game, a setup and its content; every match of these has
 * the same one. It says what the entries of a view are called and where they lie, how many actions there are, and
 * which number each has. A {@link games.kumite.api.learn.Observation} is the array itself, filled again and again by one
 * thread.
 *
 * <pre>{@code
 * Match match = game.start(Setup.seats(2).seed(7).withoutRecord());
 * Encoding encoding = Encoding.of(match);
 * Observation ana = encoding.observation(match.seats().get(0));
 * while (!match.isOver()) {
 *   float[] known = ana.of(match);                     // encoding.features() says what is what
 *   List<Action> actions = match.decision().actions();
 *   match.play(best(known, actions.stream().mapToInt(encoding::actionIndex).toArray()));
 * }
 * }</pre>
 *
 * <p>A bot gets the same from {@link games.kumite.api.learn.Encoding#of(games.kumite.api.Perspective)} and {@link
 * games.kumite.api.learn.Observation#of(games.kumite.api.Perspective)}.
 *
 * <h2>What is in a view</h2>
 *
 * <p>In this order; all of it as the observer knows it, whatever lies beneath:
 *
 * <table>
 * <caption>Entries</caption>
 * <tr><th>name</th><th>value</th></tr>
 * <tr><td>{@code decision attack}</td><td>1 for the kind of decision that the match waits for; none once it is over</td></tr>
 * <tr><td>{@code asked seat:2}</td><td>1 for the seat that is asked; none in a window in which another is</td></tr>
 * <tr><td>{@code phase combat}</td><td>1 for the innermost phase</td></tr>
 * <tr><td>{@code hand:1 count}</td><td>how many cards lie in a zone</td></tr>
 * <tr><td>{@code hand:1 card:claw}</td><td>how many cards of a name the observer knows for certain to lie in a
 *   zone</td></tr>
 * <tr><td>{@code card:claw equipped}</td><td>a declared number of the cards of a name, added up over those that the
 *   observer knows</td></tr>
 * <tr><td>{@code seat 1 level}</td><td>a declared number of the match, a seat or a thing</td></tr>
 * <tr><td>{@code cup-1 number}, {@code cup-1 known}</td><td>a secret number if the observer knows it, and whether it
 *   does</td></tr>
 * <tr><td>others</td><td>what the game measures besides, such as the spaces of a board</td></tr>
 * </table>
 *
 * <p>Seats are named by their places, not seen from the observer: a program that learns for all seats at once has an
 * array of weights for each, or turns the entries itself. Counts are whole numbers. A number of a range of up to 256
 * values comes as 0 (least) to 1 (greatest); of a wider range, such as the number of some card, as {@code v / (|v| +
 * 8)}, between -1 and 1.
 *
 * <h2>What the number of an action is</h2>
 *
 * <p>The place among all actions of the game's verbs with every argument that they may have, from 0; the same in every
 * match of the encoding. What bounds it is the content: cards, seats, elements and ranges of numbers, at most half a
 * million in all. Two things are folded. A point on the table is no part of the number: all points of a verb and its
 * other argument share one, and the candidates that a decision lists are told apart by their places in the list. And a
 * choice of several things is a series of picks, each an action of its own: sets have no number, so their length bounds
 * nothing.
 *
 * <h2>Decisions worth keeping</h2>
 *
 * <ul>
 *   <li><b>The array follows the match by what has changed.</b> A view remembers what it was filled from, and compares
 *       (some tens of nanoseconds for some thousand bytes); what is equal is left as it is. Filling all of it again
 *       costs a microsecond where hundreds of cards lie in dozens of zones, which is more than ten decisions there.
 *   <li><b>Cards are counted by name</b>, since that is what an observer knows; a card has no number of its own that
 *       would stay over a shuffle.
 *   <li>Tried and rejected: views from the table (a hundred times a decision), and a hash of features into fewer
 *       entries (nobody can say what an entry means).
 * </ul>
 */
@NullMarked
package games.kumite.api.learn;

import org.jspecify.annotations.NullMarked;
