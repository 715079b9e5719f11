package games.kumite.spi.engine.run;

import games.kumite.api.Option;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cache of what matches of recent setups share, such as their layout of cards, so that it is not created for each
 * match. Bounded. Refused setups and content of an owner's directory are not kept. Thread-safe; no lock is held during
 * calls into a game.
 */
public final class InitialStateCache<S extends State<S>> {

  private static final int MAX = 16;

  private final Engine<S> engine;
  private final Map<Agreement, S> states = new LinkedHashMap<>(MAX, 0.75f, true);

  /** The options of the last match, null if its shared objects are no longer kept. */
  private volatile @Nullable Map<String, Object> latest;

  /** The setup of the last match. */
  private volatile @Nullable MatchConfig again;

  /** The beginning of matches whose setup equals that of others before them. */
  private volatile @Nullable InitialState<S> beginning;

  /** The key of shared objects. */
  private record Agreement(int seats, Map<String, Object> options) {}

  public InitialStateCache(Engine<S> engine) {
    this.engine = engine;
  }

  /** Returns the beginning of a match whose setup equals that of those before it, null if it does not. */
  public @Nullable InitialState<S> known(MatchConfig config) {
    InitialState<S> known = beginning;
    return known != null && known.start == config ? known : null;
  }

  /** Notes a match that was started or resumed without an error. */
  public void add(MatchConfig config) {
    if (config.options() == latest) { // unset options are one object for each number of seats
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
    S first = engine.begin(config); // keeps hold of the objects that the match itself was given
    synchronized (states) {
      states.put(agreement, first);
      if (states.size() > MAX) {
        states.remove(states.keySet().iterator().next());
        latest = null;
      }
    }
  }

  /**
   * Keeps the beginning from the second match with an equal setup on, as in playouts, so that the others start as
   * copies.
   */
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

  /** Returns whether a setup names a directory, whose content may change. */
  static boolean namesADirectory(MatchConfig config) {
    for (Option option : config.game().options()) {
      if (option.type() == Option.Type.DIRECTORY && !config.word(option.id()).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
