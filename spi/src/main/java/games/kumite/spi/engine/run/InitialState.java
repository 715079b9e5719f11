package games.kumite.spi.engine.run;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import games.kumite.spi.marks.Immutable;

/**
 * How a match begins: what is agreed for it, and its state before anything has happened. Every run of the match starts
 * from a copy. Never changes; shared by all copies of a match, and by matches for which the very same is agreed.
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

  /** The state before anything has happened, its first steps in reading order. */
  public S state() {
    return state.copy();
  }
}
