package games.kumite.spi.engine.events;

import games.kumite.spi.State;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import org.jspecify.annotations.Nullable;

/**
 * A match whose events are read.
 *
 * @param <S> the game's state
 */
public interface EventSource<S extends State<S>> {

  /** Returns the engine of the game. */
  Engine<S> engine();

  /** Returns the state of the match. */
  S state();

  /** Returns whether it is in the middle of an action. */
  boolean isBusy();

  /** Returns its history, null if it keeps none. */
  public @Nullable MatchHistory<S> recorder();

  /** Returns the beginning of its history. */
  InitialState<S> opening();
}
