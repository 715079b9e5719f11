package games.kumite.spi.engine.run;

import games.kumite.api.Option;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A cache of what matches of recent setups share, such as their layout of cards, so that it is not created for each
 * match. Bounded. Refused setups and content of an owner's directory are not kept. Thread-safe; no lock is held during
 * calls into a game.
 */
public final class InitialStateCache<S extends State<S>> {

  private static final int MAX = 16;

  /** The number of setups whose beginnings are kept. */
  private static final int MAX_BEGINNINGS = 8;

  private final Engine<S> engine;
  private final Map<Agreement, S> states = new LinkedHashMap<>(MAX, 0.75f, true);

  /** The setups of the latest matches. Never changed: a new list replaces it, as the next one. */
  private volatile List<MatchConfig> met = List.of();

  /** The beginnings of setups that were met twice, the latest first. */
  private volatile List<InitialState<S>> beginnings = List.of();

  /** The key of shared objects. */
  private record Agreement(int seats, Map<String, Object> options) {}

  public InitialStateCache(Engine<S> engine) {
    this.engine = engine;
  }

  /** Returns the beginning of matches with an agreed setup, null if it is not kept. Equal setups are agreed on as one object. */
  public @Nullable InitialState<S> known(MatchConfig config) {
    for (InitialState<S> known : beginnings) {
      if (known.start == config) {
        return known;
      }
    }
    return null;
  }

  /**
   * Notes a match that was started or resumed without an error. From the second match with an equal setup on, as in playouts
   * and on servers, the beginning is kept, so that the others start as copies.
   */
  public void add(MatchConfig config) {
    if (known(config) != null || namesADirectory(config)) {
      return;
    }
    if (met.stream().anyMatch(other -> other == config)) {
      beginnings = latest(InitialState.of(engine, config), beginnings);
    } else {
      met = latest(config, met);
      share(config);
    }
  }

  private static <T> List<T> latest(T newest, List<T> others) {
    return Stream.concat(Stream.of(newest), others.stream().limit(MAX_BEGINNINGS - 1)).toList();
  }

  /** Keeps hold of the objects that the match itself was given. */
  private void share(MatchConfig config) {
    Agreement agreement = new Agreement(config.seats().size(), config.options());
    synchronized (states) {
      if (states.get(agreement) != null) {
        return;
      }
    }
    S first = engine.begin(config);
    synchronized (states) {
      states.put(agreement, first);
      if (states.size() > MAX) {
        states.remove(states.keySet().iterator().next());
      }
    }
  }

  /** Returns whether a setup names a directory, whose content may change. */
  public static boolean namesADirectory(MatchConfig config) {
    for (Option option : config.game().options()) {
      if (option.type() == Option.Type.DIRECTORY && !config.word(option.id()).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
