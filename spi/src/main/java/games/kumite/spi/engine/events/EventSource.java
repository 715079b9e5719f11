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

  /** The game's rules at work. */
  Engine<S> engine();

  /** Where the match stands. */
  S state();

  /** Whether it is in the middle of an action. */
  boolean isBusy();

  /** Its history, null if it keeps none. */
  public @Nullable MatchHistory<S> recorder();

  /** How its history began. */
  InitialState<S> opening();
}
