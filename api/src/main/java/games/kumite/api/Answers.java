package games.kumite.api;

import java.util.List;

/**
 * Answers of several seats to an open window, in any order.
 *
 * <p>A match asks one seat at a time. In a window nobody need wait for those before: an answer that comes early is held
 * until it is the seat's turn, and played then. It holds until somebody acts; then all others are asked again. So seats
 * that answer in any order play the same match as seats that are asked one by one. Outside windows only the seat that
 * chooses is asked.
 *
 * <p>For the owner of the match, not for its seats: who is asked in a window tells what they hold. Used by the thread
 * that uses the match; who plays in the match itself makes this forget what is held.
 *
 * <pre>{@code
 * Answers answers = match.answers();
 * for (Seat seat : answers.pendingSeats()) {
 *   send(seat, answers.decision(seat).actions());
 * }
 * answers.submit(seat, action);   // whenever one comes in
 * }</pre>
 */
public interface Answers {

  /**
   * Who may answer now and has not yet.
   *
   * @return the seats, in a window in the order of their turns; empty if the match is over
   */
  List<Seat> pendingSeats();

  /**
   * What a seat may choose from if nobody acts before its turn.
   *
   * @param seat one that is asked
   * @return its decision as the match stands, in the language of the match that these answers come from: those of {@code
   *     match.in(language).answers()} speak that language, and answers given there and here are the same
   * @throws IllegalActionException if it is not asked now, or is no seat of this match
   */
  Decision decision(Seat seat);

  /**
   * Hands in an answer, instead of one that the seat has given before. It is played as soon as it is the seat's turn,
   * and so are the answers after it.
   *
   * @param seat one that is asked
   * @param action what it chooses
   * @throws IllegalActionException if it is not asked now or is no seat of this match, or the action is not legal;
   *     nothing has changed
   */
  void submit(Seat seat, Action action);

  /**
   * Lets a seat pass whatever happens in the window that is open, also after others have acted, until it closes.
   *
   * @param seat one that is asked
   * @throws IllegalActionException if it is not asked now or is no seat of this match, or no window is open
   */
  void passUntilClosed(Seat seat);

  /**
   * Takes back what a seat has answered, as long as it is held, and that it passes.
   *
   * @param seat any seat of the match
   * @throws IllegalArgumentException if it is none of the match
   */
  void withdraw(Seat seat);
}
