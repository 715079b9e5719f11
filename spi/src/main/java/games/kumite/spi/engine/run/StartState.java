package games.kumite.spi.engine.run;

import games.kumite.spi.Start;
import games.kumite.spi.State;
import games.kumite.spi.marks.Shared;

/**
 * How a match begins: what is agreed for it, and its state before anything has happened. Every run of the match starts
 * from a copy. Never changes; shared by all copies of a match, and by matches for which the very same is agreed.
 */
@Shared
public final class StartState<S extends State<S>> {

  public final Start start;
  private final S state;

  private StartState(Start start, S state) {
    this.start = start;
    this.state = state;
  }

  public static <S extends State<S>> StartState<S> of(Engine<S> engine, Start start) {
    return new StartState<>(start, engine.begin(start));
  }

  /** The state before anything has happened, its first steps in reading order. */
  public S state() {
    return state.copy();
  }
}
