package games.kumite.spi.engine.run;

import games.kumite.api.Option;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the matches of the settings that were begun last share, such as their layout of cards, so that it is not
 * made again for the next one. Bounded; what was refused, and what lies in an owner's directory, is not held.
 * Thread-safe; no lock is held while a game makes something.
 */
public final class InitialStateCache<S extends State<S>> {

  private static final int MAX = 16;

  private final Engine<S> engine;
  private final Map<Agreement, S> states = new LinkedHashMap<>(MAX, 0.75f, true);

  /** The options of the match begun last, null if what it shares is no longer held. */
  private volatile @Nullable Map<String, Object> latest;

  /** What was agreed for the match begun last. */
  private volatile @Nullable MatchConfig again;

  /** How a match begins for which the very same was agreed as for others before it. */
  private volatile @Nullable InitialState<S> beginning;

  /** What makes two matches share. */
  private record Agreement(int seats, Map<String, Object> options) {}

  public InitialStateCache(Engine<S> engine) {
    this.engine = engine;
  }

  /** How a match begins for which the very same was agreed as for those before it, null if it was not. */
  public @Nullable InitialState<S> known(MatchConfig config) {
    InitialState<S> known = beginning;
    return known != null && known.start == config ? known : null;
  }

  /** A match has been begun or resumed, and nothing was wrong with it. */
  public void add(MatchConfig config) {
    if (config.options() == latest) { // what nobody has set is one object for each number of seats
      repeat(config);
      return;
    }
    again = config;
    Agreement agreement = new Agreement(config.seats().size(), config.options());
    synchronized (states) {
      if (states.get(agreement) != null) {
        latest = config.options();
        return;
      }
    }
    if (namesADirectory(config)) {
      return;
    }
    S first = engine.begin(config); // holds on to what the match itself was given
    synchronized (states) {
      states.put(agreement, first);
      if (states.size() > MAX) {
        states.remove(states.keySet().iterator().next());
        latest = null;
      }
    }
  }

  /** From the second match on for which the very same is agreed, as in playouts, the others begin as copies. */
  private void repeat(MatchConfig config) {
    InitialState<S> known = beginning;
    if (known != null && known.start == config) {
      return;
    }
    if (config == again && !namesADirectory(config)) {
      beginning = InitialState.of(engine, config);
    }
    again = config;
  }

  private static boolean namesADirectory(MatchConfig config) {
    for (Option option : config.game().options()) {
      if (option.type() == Option.Type.DIRECTORY && !config.word(option.id()).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
