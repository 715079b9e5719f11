package games.kumite.spi.engine.learn;

import games.kumite.spi.State;
import games.kumite.spi.engine.run.Engine;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A cache of the encodings of the most recent setups: bounded, one encoding for all matches of a setup. Thread-safe.
 */
public final class Encodings<S extends State<S>> {

  private static final int MAX = 8;

  private final Engine<S> engine;
  private final Deque<EngineEncoding<S>> made = new ArrayDeque<>();

  public Encodings(Engine<S> engine) {
    this.engine = engine;
  }

  /** Returns the encoding of a match's setup. */
  public EngineEncoding<S> of(S state) {
    synchronized (made) {
      for (EngineEncoding<S> known : made) {
        if (known.fits(state)) {
          return known;
        }
      }
    }
    EngineEncoding<S> encoding = new EngineEncoding<>(engine, state);
    synchronized (made) {
      for (EngineEncoding<S> known : made) {
        if (known.fits(state)) {
          return known;
        }
      }
      made.addFirst(encoding);
      if (made.size() > MAX) {
        made.removeLast();
      }
    }
    return encoding;
  }
}
