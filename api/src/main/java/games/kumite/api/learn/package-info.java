/**
 * Encodings for programs that learn: a seat's knowledge as an array of numbers, and actions as numbers.
 *
 * <p>An {@link games.kumite.api.learn.Encoding} belongs to a game, a setup and its content, and all matches of these
 * share it. It gives the meaning of each number in an observation, the number of actions, and the number of each
 * action. An {@link games.kumite.api.learn.Observation} is the array, reused at each call by one thread.
 *
 * <pre>{@code
 * Match match = game.start(Setup.seats(2).seed(7).withoutRecord());
 * Encoding encoding = Encoding.of(match);
 * Observation ana = encoding.observation(match.seats().get(0));
 * while (!match.isOver()) {
 *   float[] known = ana.of(match);                     // encoding.features() gives the meanings
 *   List<Action> actions = match.decision().actions();
 *   match.play(best(known, actions.stream().mapToInt(encoding::actionIndex).toArray()));
 * }
 * }</pre>
 *
 * <p>A bot uses {@link games.kumite.api.learn.Encoding#of(games.kumite.api.Perspective)} and {@link
 * games.kumite.api.learn.Observation#of(games.kumite.api.Perspective)}.
 *
 * <h2>Observations</h2>
 *
 * <p>An observation has these features, in this order, as far as the viewer knows them:
 *
 * <table>
 * <caption>Features</caption>
 * <tr><th>name</th><th>value</th></tr>
 * <tr><td>{@code decision attack}</td><td>1 for the kind of the pending decision; none after the end of the
 *   match</td></tr>
 * <tr><td>{@code asked seat:2}</td><td>1 for the seat that is asked; none in a window in which another seat is
 *   asked</td></tr>
 * <tr><td>{@code phase combat}</td><td>1 for the innermost phase</td></tr>
 * <tr><td>{@code hand:1 count}</td><td>the number of cards in a zone</td></tr>
 * <tr><td>{@code hand:1 card:claw}</td><td>the number of cards with a name that the viewer knows for certain to be in a
 *   zone</td></tr>
 * <tr><td>{@code card:claw equipped}</td><td>a declared number of the cards with a name, added up over those that the
 *   viewer knows</td></tr>
 * <tr><td>{@code seat 1 level}</td><td>a declared number of the match, a seat or another object</td></tr>
 * <tr><td>{@code cup-1 number}, {@code cup-1 known}</td><td>a secret number if the viewer knows it, and whether it
 *   does</td></tr>
 * <tr><td>others</td><td>further values that the game declares, such as the spaces of a board</td></tr>
 * </table>
 *
 * <p>Seats have fixed positions, independent of the viewer. A program that learns for all seats at once needs an array
 * of weights for each seat, or has to rotate the features itself.
 *
 * <p>Counts are whole numbers. A number with a range of up to 256 values is scaled to 0 (lowest) to 1 (highest). A
 * number with a wider range, such as the number of a card, becomes {@code v / (|v| + 8)}, between -1 and 1.
 *
 * <h2>Action numbers</h2>
 *
 * <p>The number of an action is its index among all actions of the game's verbs with every possible argument, from 0.
 * It is the same in every match of the encoding. The content bounds it (cards, seats, elements and ranges of numbers),
 * with at most half a million in all. Two kinds of choices share numbers:
 *
 * <ul>
 * <li>Points on the table have no numbers of their own. All points with the same verb and other argument share one
 *   number. The candidates that a decision lists differ by their indexes in the list.
 * <li>A choice of several things is a series of actions, each with its own number. Sets have no numbers, so they may
 *   have any size.
 * </ul>
 *
 * <p>Where there are too many numbers to learn each alone, {@link games.kumite.api.learn.ActionFactors} splits them into
 * their verb and arguments.
 *
 * <p>Points differ by their {@link games.kumite.api.learn.Encoding#coordinates coordinates}, numbers beside that of the
 * action.
 *
 * <p>An observation does not say how a position came about. For that there is the {@link
 * games.kumite.api.learn.Encoding#history history}: the decisions that a viewer knows of, as numbers. Numbers that lie in
 * rows and columns, as the spaces of a board, are {@link games.kumite.api.learn.Encoding#grids grids}.
 *
 * <h2>Design decisions</h2>
 *
 * <ul>
 * <li><b>The array is updated by differences.</b> An observation remembers what it was filled from and compares (some
 *   tens of nanoseconds for some thousand bytes). Equal parts stay as they are. A complete refill costs a microsecond
 *   with hundreds of cards in dozens of zones, which is more than ten decisions there.
 * <li><b>Cards are counted by name</b>, since that is what a viewer knows. A card has no number of its own that would
 *   survive a shuffle.
 * <li>Tried and rejected: observations from the table (a hundred times the cost of a decision), and hashing features
 *   into fewer entries (the entries have no meaning).
 * </ul>
 */
@NullMarked
package games.kumite.api.learn;

import org.jspecify.annotations.NullMarked;
