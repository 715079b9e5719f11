package games.kumite.spi.engine.start;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.access.Quoting;
import games.kumite.spi.engine.run.InitialStateCache;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A resolver that validates a setup and turns it into the agreed setup of a match. */
public final class SetupResolver {

  /** The most seats: viewers, including the spectator, are bits of an int. */
  private static final int MAX_SEATS = 30;

  private final Game plugin;
  private final SetupRules rules;
  private final Game game;
  private final Texts texts;
  private final AtomicReferenceArray<@Nullable Map<String, Object>> defaults =
      new AtomicReferenceArray<>(MAX_SEATS + 1);

  /** The agreed setups of which matches began lately, the latest first: playouts start many matches of each. */
  private volatile List<Agreed> last = List.of();

  /** The agreed setup for seats with these names and options; the hash of the names tells most others apart. */
  private record Agreed(int hash, List<String> names, Map<String, Object> options, MatchConfig config) {}

  /**
   * Creates a resolver.
   *
   * @param plugin the game that declares seats and options
   * @param rules the plugin's rules about them
   * @param game the plugin's game in a language
   * @param texts the texts of that language
   */
  public SetupResolver(Game plugin, SetupRules rules, Game game, Texts texts) {
    this.plugin = plugin;
    this.rules = rules;
    this.game = game;
    this.texts = texts;
  }

  public MatchConfig start(Setup setup) {
    MatchConfig known = kept(setup);
    return known != null ? known : agreed(setup);
  }

  private MatchConfig agreed(Setup setup) {
    List<Integer> counts = plugin.seatCounts();
    if (!counts.contains(setup.names().size()) || setup.names().size() > MAX_SEATS) {
      throw new InvalidSetupException("seats of " + plugin.id() + " must be " + shown(counts) + ", was "
          + setup.names().size());
    }
    Map<String, Object> options = setup.options().isEmpty() ? defaults(setup) : options(setup);
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < setup.names().size(); i++) {
      seats.add(new Seat(i, setup.names().get(i), rules.team(i, options)));
    }
    return new MatchConfig(game, List.copyOf(seats), options, texts);
  }

  /**
   * Keeps the agreed setup of a match that began without an error, so that matches with an equal setup get the same
   * object. Does not keep one that names a directory.
   */
  public void keep(Setup setup, MatchConfig config) {
    if (InitialStateCache.namesADirectory(config)) {
      return;
    }
    Agreed agreed = new Agreed(setup.names().hashCode(), setup.names(), setup.options(), config);
    synchronized (this) {
      if (kept(setup) == null) { // or another thread was first
        last = InitialStateCache.withFirst(agreed, last);
      }
    }
  }

  /** Returns whether an agreed setup is that of an earlier match, too. */
  public boolean isKept(MatchConfig config) {
    for (Agreed known : last) {
      if (known.config == config) {
        return true;
      }
    }
    return false;
  }

  private @Nullable MatchConfig kept(Setup setup) {
    int hash = setup.names().hashCode();
    for (Agreed known : last) {
      if (known.hash == hash && known.names.equals(setup.names()) && known.options.equals(setup.options())) {
        return known.config;
      }
    }
    return null;
  }

  /** Returns the default options: one object for each number of seats, since playouts start many such matches. */
  private Map<String, Object> defaults(Setup setup) {
    int seats = setup.names().size();
    Map<String, Object> known = defaults.get(seats);
    if (known == null) {
      known = options(setup);
      defaults.set(seats, known);
    }
    return known;
  }

  private Map<String, Object> options(Setup setup) {
    setup.options().forEach(this::checkOption);
    Map<String, Object> options = new LinkedHashMap<>();
    for (Option option : plugin.options()) {
      Object set = setup.options().get(option.id());
      options.put(option.id(), option.convert(
          set == null ? rules.unset(option, setup.names().size(), setup.options()) : set));
    }
    options = Collections.unmodifiableMap(options);
    rules.check(setup.names().size(), options);
    return options;
  }

  public void checkOption(String id, @Nullable Object value) {
    for (Option option : plugin.options()) {
      if (option.id().equals(id)) {
        option.convert(value);
        return;
      }
    }
    throw new InvalidSetupException("unknown option " + Quoting.quoted(id) + "; " + plugin.id() + " has "
        + (plugin.options().isEmpty() ? "none"
            : plugin.options().stream().map(Option::toString).collect(Collectors.joining(", "))));
  }

  private static String shown(List<Integer> counts) {
    int first = counts.get(0);
    int last = counts.get(counts.size() - 1);
    return counts.size() > 1 && last - first == counts.size() - 1 ? first + ".." + last
        : counts.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }
}
