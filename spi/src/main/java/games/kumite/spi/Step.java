package games.kumite.spi;

/**
 * A step of the rules that is still to be done: a piece of the agenda.
 *
 * <p>Implementers must be immutable and compare by value: an enum constant for a step without data, a record of tokens,
 * ids and numbers for one with. A lambda is not a step (it has no equality and no stable text, and may hold a state
 * that has been copied since), nor may a step hold a reference into a state.
 *
 * @param <S> the game's state
 */
public interface Step<S extends State<S>> {

  /**
   * Runs this step: changes the state, puts further steps on the agenda, or both.
   *
   * @param state the match's state
   */
  void run(S state);
}
