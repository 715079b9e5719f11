package games.kumite.spi.engine.record;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.State;
import games.kumite.spi.engine.run.InitialState;
import org.jspecify.annotations.Nullable;

/** A match at the point up to which its record has been read. */
public final class RecordCursor<S extends State<S>> {

  public final InitialState<S> opening;
  public final @Nullable SeededRandom generator;
  public final HistoryReplay<S> replay;
  public final RecordChecksum check;
  public @Nullable HistoryEntry last;

  public RecordCursor(InitialState<S> opening, @Nullable SeededRandom generator, HistoryReplay<S> replay, RecordChecksum check,
      @Nullable HistoryEntry last) {
    this.opening = opening;
    this.generator = generator;
    this.replay = replay;
    this.check = check;
    this.last = last;
  }

  /** Returns a copy: both can be read on. */
  public RecordCursor<S> copy() {
    SeededRandom beside = generator == null ? null : generator.copy();
    return new RecordCursor<>(opening, beside, replay.copy(beside), check.copy(), last);
  }
}
