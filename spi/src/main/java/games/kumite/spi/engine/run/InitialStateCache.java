package games.kumite.spi.engine.run;

import games.kumite.api.Option;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cache of what matches of recent setups share, such as their layout of cards, so that it is not created for each
 * match, and of the beginnings of setups that are played again and again, as in playouts and arenas. Bounded. Refused
 * setups and content of an owner's directory are not kept. Thread-safe; no lock is held during calls into a game.
 */
public final class InitialStateCache<S extends State<S>> {

  private static final int MAX = 16;

  /** The number of setups that are kept, and of those whose beginnings are. */
  public static final int BEGINNINGS = 8;

  private final Engine<S> engine;
  private final Map<Agreement, S> states = new LinkedHashMap<>(MAX, 0.75f, true);

  /** The options of the last match, null if its shared objects are no longer kept. */
  private volatile @Nullable Map<String, Object> latest;

  /** The beginnings of matches whose setup equals that of others before them. */
  private volatile List<InitialState<S>> beginnings = List.of();

  /** The key of shared objects. */
  private record Agreement(int seats, Map<String, Object> options) {}

  public InitialStateCache(Engine<S> engine) {
    this.engine = engine;
  }

  /** Returns the beginning of a match whose setup equals that of others before it, null if it does not. */
  public @Nullable InitialState<S> known(MatchConfig config) {
    for (InitialState<S> beginning : beginnings) {
      if (beginning.start == config) {
        return beginning;
      }
    }
    return null;
  }

  /** Keeps what a match that was started or resumed without an error shares with later ones. */
  public void share(MatchConfig config) {
    if (config.options() == latest) { // those of a kept setup, and unset options, are one object
      return;
    }
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

  /** Keeps the beginning of a setup of which a second match has begun, so that others start as copies. */
  public void repeat(MatchConfig config) {
    InitialState<S> beginning = InitialState.of(engine, config);
    synchronized (states) {
      if (known(config) == null) { // or another thread was first
        beginnings = withFirst(beginning, beginnings);
      }
    }
  }

  /** Returns a list of a recent thing and those before it, at most {@link #BEGINNINGS}. */
  public static <T> List<T> withFirst(T first, List<T> others) {
    List<T> recent = new ArrayList<>(BEGINNINGS);
    recent.add(first);
    recent.addAll(others.subList(0, Math.min(others.size(), BEGINNINGS - 1)));
    return recent;
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
