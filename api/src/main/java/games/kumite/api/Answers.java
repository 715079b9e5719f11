package games.kumite.api;

import java.util.List;

/**
 * A collector for answers of several seats to an open window, in any order.
 *
 * <p>A match asks one seat at a time. In a window, seats need not wait for each other: an early answer is held until
 * the seat's turn and played then. It is held until another seat acts; after that, all other seats are asked again. So
 * seats that answer in any order play the same match as seats that are asked one by one. Outside a window only the seat
 * that decides is asked.
 *
 * <p>A collector is meant for the owner of the match and not for its seats. The seats that are asked in a window reveal
 * what they hold. A collector is used by the thread that uses the match. Playing an action in the match directly
 * discards the held answers.
 *
 * <pre>{@code
 * Answers answers = match.answers();
 * for (Seat seat : answers.pendingSeats()) {
 *   send(seat, answers.decision(seat).actions());
 * }
 * answers.submit(seat, action);   // whenever an answer arrives
 * }</pre>
 */
public interface Answers {

  /**
   * Returns the seats that may answer now and have not answered yet.
   *
   * @return the seats, in a window in turn order; empty if the match is over
   */
  List<Seat> pendingSeats();

  /**
   * Returns the decision of a seat, provided that no seat before it acts.
   *
   * @param seat a seat that is asked
   * @return the decision in the present position, in the language of this collector's match; collectors of {@code
   *     match.in(language)} share their answers with this one
   * @throws IllegalActionException if the seat is not asked now or is not a seat of this match
   */
  Decision decision(Seat seat);

  /**
   * Submits an answer and replaces an earlier one of the same seat. The answer is played as soon as it is the seat's
   * turn; held answers of later seats follow.
   *
   * @param seat a seat that is asked
   * @param action the chosen action
   * @throws IllegalActionException if the seat is not asked now or is not a seat of this match, or the action is not
   *     legal; the match is unchanged
   */
  void submit(Seat seat, Action action);

  /**
   * Passes for a seat until the open window closes, even after other seats have acted.
   *
   * @param seat a seat that is asked
   * @throws IllegalActionException if the seat is not asked now or is not a seat of this match, or no window is open
   */
  void passUntilClosed(Seat seat);

  /**
   * Withdraws the held answer of a seat, and its passing until the window closes.
   *
   * @param seat any seat of the match
   * @throws IllegalArgumentException if the seat is not a seat of the match
   */
  void withdraw(Seat seat);
}
