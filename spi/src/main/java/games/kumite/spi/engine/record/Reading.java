package games.kumite.spi.engine.record;

import games.kumite.api.SeededRandom;
import games.kumite.spi.State;
import games.kumite.spi.engine.run.StartState;
import org.jspecify.annotations.Nullable;

/** A match as far as its record has been read. */
public final class Reading<S extends State<S>> {

  public final StartState<S> opening;
  public final @Nullable SeededRandom generator;
  public final Replay<S> replay;
  public final RunningCheck check;
  public @Nullable RecordEntry last;

  public Reading(StartState<S> opening, @Nullable SeededRandom generator, Replay<S> replay, RunningCheck check,
      @Nullable RecordEntry last) {
    this.opening = opening;
    this.generator = generator;
    this.replay = replay;
    this.check = check;
    this.last = last;
  }

  /** The same once more: both can be read on. */
  public Reading<S> copy() {
    SeededRandom beside = generator == null ? null : generator.copy();
    return new Reading<>(opening, beside, replay.copy(beside), check.copy(), last);
  }
}
