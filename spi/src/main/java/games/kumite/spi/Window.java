package games.kumite.spi;

import games.kumite.api.Action;

/**
 * A priority window: seats are asked in a fixed order, an action is carried out completely and reopens
 * it, and it closes when all have passed in a row. A seat that can only pass is not asked, and neither
 * being asked nor a pass leaves a trace that another seat could see.
 *
 * <p>Implementers follow the rules of {@link Step}: an enum constant, or a record of what the window is
 * about. A window ends only if every action in it uses something up.
 *
 * @param <S> the game's state
 */
public interface Window<S extends State<S>> extends Step<S> {

  /**
   * The window's stable name; its texts are {@code prompt.<kind>} and {@code prompt.<kind>.waiting}.
   *
   * @return such as {@code brace}
   */
  String kind();

  /**
   * Who is asked first when the window opens.
   *
   * @param state the match's state
   * @return the seat's index
   */
  int firstAsked(S state);

  /**
   * Adds what a seat may do in this window, without the pass.
   *
   * @param state the match's state
   * @param seat the seat's index
   * @param out where the actions go
   */
  void options(S state, int seat, Options out);

  /**
   * Carries an action out; what it puts on the agenda is done before anybody is asked again.
   *
   * @param state the match's state
   * @param seat who acts
   * @param action what
   */
  void chosen(S state, int seat, Action action);

  /**
   * Who is asked first after an action.
   *
   * @param state the match's state
   * @param actor who acted
   * @return by default the same seat again
   */
  default int askedAfter(S state, int actor) {
    return actor;
  }

  /**
   * Who is asked after a seat.
   *
   * @param state the match's state
   * @param seat the seat's index
   * @return by default the next one in seat order, after the last the first
   */
  default int next(S state, int seat) {
    return (seat + 1) % state.start().seats().size();
  }

  /**
   * Whether the window still has a subject; asked before each question.
   *
   * @param state the match's state
   * @return by default true
   */
  default boolean isOpen(S state) {
    return true;
  }

  @Override
  default void run(S state) {
    state.then(new WindowTurn<>(this, firstAsked(state), 0));
  }
}
