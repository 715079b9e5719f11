package games.kumite.spi;

import games.kumite.api.Phase;
import java.util.Arrays;
import java.util.List;

/**
 * A marker on the agenda: what lies above it belongs to one phase of the match, and
 * {@link State#leave} ends that phase at once. It is put under the phase's steps:
 * {@code state.then(REVEAL, ACTIONS, RESET, ROUND)}.
 *
 * <p>Implementers are enum constants as a rule; the constants of one enum are the game's tree of phases.
 *
 * @param <S> the game's state
 */
public interface Scope<S extends State<S>> extends Step<S> {

  /**
   * Returns the phase of the match while this marker is the topmost one.
   *
   * @return one of the game's declared phases
   */
  Phase phase();

  /** Ends the phase when its marker comes up, and clears its numbers. */
  @Override
  default void run(S state) {
    state.ended(this);
  }

  /**
   * Returns the phases of some markers: what a game declares, given the constants of its enum.
   *
   * @param scopes the markers, outer before inner
   * @return their phases in this order, immutable
   */
  static List<Phase> phases(Scope<?>... scopes) {
    return Arrays.stream(scopes).map(Scope::phase).toList();
  }
}
