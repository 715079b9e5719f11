package games.kumite.spi;

import games.kumite.api.Action;
import org.jspecify.annotations.Nullable;

/** A machine that can remember the decisions that were made in it; playouts do not ask it to. */
abstract class Remembering<S extends State<S>> extends Machine<S> {

  private @Nullable Memory memory;

  /** What a perspective knew from which this match was imagined. */
  private @Nullable Past before;

  Remembering(Engine<S> engine, S state) {
    super(engine, state);
  }

  /** Carries a legal action out. */
  abstract void carry(Action action);

  /** The history from which what has been forgotten can be told again, null if there is none. */
  abstract @Nullable Recorder<S> recorder();

  final void comesAfter(@Nullable Past past) {
    before = past;
  }

  final void rememberLike(Remembering<S> other) {
    Memory others = other.memory;
    memory = others == null ? null : new Memory(others);
    before = other.before;
  }

  final void beginToRemember() {
    if (memory == null) {
      memory = new Memory(state.seats + 1, before);
    }
  }

  final void carryOut(Action action) {
    Memory kept = memory;
    if (kept == null) {
      carry(action);
    } else {
      Past.Coming<S> coming = new Past.Coming<>(this, action);
      carry(action);
      kept.add(coming.after(kept.last(), state));
    }
  }

  /** Remembers an action that somebody else carries out in this match. */
  final void remember(Action action, Runnable carriedOut) {
    Memory kept = memory;
    Past.Coming<S> coming = kept == null ? null : new Past.Coming<>(this, action);
    carriedOut.run();
    if (kept != null && coming != null) {
      kept.add(coming.after(kept.last(), state));
    }
  }

  /** The last action has been taken back. */
  final void forgetLast() {
    if (memory != null) {
      memory.drop();
    }
  }

  /** The last decision that an observer knows of. */
  final @Nullable Past pastSeenBy(int observer) {
    Recorder<S> recorder = recorder();
    Past imagined = before;
    Memory kept = memory;
    if (kept == null && recorder != null) {
      kept = recorder.remembered();
      memory = kept;
    } else if (kept == null && imagined != null) {
      kept = new Memory(state.seats + 1, imagined);
    }
    return kept == null ? null : kept.seenBy(observer);
  }
}
