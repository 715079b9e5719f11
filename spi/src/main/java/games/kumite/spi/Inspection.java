package games.kumite.spi;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.spi.cards.Hidden;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks inside matches: for the conformance kit, tests and debuggers, never for rules, bots or
 * frontends.
 */
public final class Inspection {

  private Inspection() {}

  /**
   * The live state of a match.
   *
   * @param match a match of Kumite's engine
   * @return its state, not a copy
   */
  public static State<?> state(Match match) {
    return machine(match).state;
  }

  /**
   * The state that a perspective holds, from which everything hidden has been taken.
   *
   * @param perspective a perspective of Kumite's engine
   * @return its state, not a copy
   */
  public static State<?> state(Perspective perspective) {
    return ((EnginePerspective<?>) perspective).known();
  }

  /**
   * What a state still has to do.
   *
   * @param state any state
   * @return the steps on its agenda, the next first
   */
  public static List<Step<?>> agenda(State<?> state) {
    return state.agenda();
  }

  /**
   * What a state waits for.
   *
   * @param state any state
   * @return its question, null if its match is over
   */
  public static @Nullable Question<?> question(State<?> state) {
    return state.question;
  }

  /**
   * What a state may hide.
   *
   * @param state any state
   * @return its cards and secret numbers, live
   */
  public static List<Hidden> hidden(State<?> state) {
    return state.hidden();
  }

  /**
   * A match in the position of a state.
   *
   * @param like a match of the same game and setup
   * @param state the position; the match takes it over
   * @return a match without a record, drawing from the state's source
   */
  public static Match at(Match like, State<?> state) {
    return at(machine(like), state);
  }

  @SuppressWarnings("unchecked")
  private static <S extends State<S>> Match at(Machine<S> like, State<?> state) {
    return EngineMatch.at(like.engine, (S) state);
  }

  private static Machine<?> machine(Match match) {
    if (match instanceof Machine<?> machine) {
      return machine;
    }
    throw new IllegalArgumentException("not a match of Kumite's engine: " + match.getClass().getName());
  }
}
