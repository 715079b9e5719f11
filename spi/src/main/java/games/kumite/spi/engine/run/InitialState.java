package games.kumite.spi.engine.run;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.marks.Immutable;

/**
 * The beginning of a match: its agreed setup, and its state before anything has happened. Every run of the match starts
 * from a copy. Never changes; shared by all copies of a match, and by matches with an equal setup.
 */
@Immutable
public final class InitialState<S extends State<S>> {

  public final MatchConfig start;
  private final S state;

  private InitialState(MatchConfig config, S state) {
    this.start = config;
    this.state = state;
  }

  public static <S extends State<S>> InitialState<S> of(Engine<S> engine, MatchConfig config) {
    return new InitialState<>(config, engine.begin(config));
  }

  /** Returns the state before anything has happened, its first steps in reading order. */
  public S state() {
    S copy = state.copy();
    if (copy == state) {
      throw new IllegalStateException("copy() of " + state.getClass().getName() + " must return a new state, returned itself");
    }
    return copy;
  }
}
