package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import org.jspecify.annotations.Nullable;

/** A machine that carries actions out, and knows what to do when one fails in the middle. */
abstract class Carrying<S extends State<S>> extends Remembering<S> {

  /** Whether an action is being carried out of which a foreign source of chance may hear. */
  boolean busy;
  private @Nullable Throwable broken;
  private @Nullable Action brokenBy;

  Carrying(Engine<S> engine, S state) {
    super(engine, state);
  }

  /** Only a plugin's mistake can fail here: a copy for each action would cost playouts too much. */
  final void commitOrBreak(Action action) {
    try {
      commit(action);
    } catch (RuntimeException | Error failure) {
      broken = failure;
      brokenBy = action;
      throw failure;
    }
  }

  /** For sources that may fail in the middle of an action. */
  final void commitOrRestore(Action action) {
    requireIdle();
    S before = state.copy();
    before.random = state.random.copy();
    Teller teller = state.teller;
    before.teller = teller;
    Teller.Mark told = teller == null ? null : teller.mark();
    busy = true;
    try {
      commit(action);
    } catch (RuntimeException | Error failure) {
      reset(before);
      if (told != null) {
        told.cutBack();
      }
      throw failure;
    } finally {
      busy = false;
    }
  }

  /** Refuses a match that a mistake of its game has left in the middle of an action. */
  final void requireWhole() {
    if (broken != null) {
      throw brokenOff();
    }
  }

  private IllegalStateException brokenOff() {
    return new IllegalStateException("this match broke off in the middle of action "
        + (brokenBy == null ? "" : brokenBy.notation()) + " and keeps no record to go back to: " + broken, broken);
  }

  /** Why nothing can be played where nothing is asked. */
  final IllegalActionException over() {
    requireIdle();
    return new IllegalActionException("the match is over", null);
  }

  /** A foreign source of chance is asked in the middle of an action, where it may look but not touch. */
  final void requireIdle() {
    if (busy) {
      throw new IllegalStateException(
          "the match is in the middle of an action, in which its source of chance must not play, undo or copy it");
    }
  }
}
