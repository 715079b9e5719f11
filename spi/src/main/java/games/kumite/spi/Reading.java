package games.kumite.spi;

import games.kumite.api.SeededRandom;
import org.jspecify.annotations.Nullable;

/** A match as far as its record has been read. */
final class Reading<S extends State<S>> {

  final StartState<S> opening;
  final @Nullable SeededRandom generator;
  final Replay<S> replay;
  final RunningCheck check;
  @Nullable RecordEntry last;

  Reading(StartState<S> opening, @Nullable SeededRandom generator, Replay<S> replay, RunningCheck check,
      @Nullable RecordEntry last) {
    this.opening = opening;
    this.generator = generator;
    this.replay = replay;
    this.check = check;
    this.last = last;
  }

  /** The same once more: both can be read on. */
  Reading<S> copy() {
    SeededRandom beside = generator == null ? null : generator.copy();
    return new Reading<>(opening, beside, replay.copy(beside), check.copy(), last);
  }
}
