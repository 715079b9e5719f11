package games.kumite.api;

import games.kumite.api.internal.Quoting;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The installed games: those that {@link ServiceLoader} finds on the class path or module path of this JVM.
 *
 * <p>Each call searches again, so keep the game you found. A broken plugin never hides the others, even if it does not
 * return: each has ten seconds to describe itself, in lists of at most 10,000 elements. A plugin runs in a daemon thread
 * during the search, which is abandoned after that time. Thread-safe.
 *
 * <pre>{@code
 * for (Game game : Games.installed()) {
 *   System.out.println(game.id() + ": " + game.title());
 * }
 * Game brawler = Games.named("brawler");
 * }</pre>
 */
public final class Games {

  private static final System.Logger LOG = System.getLogger(Games.class.getName());
  private static final int MAX_FAILURES = 100;
  private static final int MAX_PLUGINS = 1_000;
  private static final String UNNAMED = "a provider of " + Game.class.getName();
  private static final String HOW_TO_INSTALL =
      "; to install a game put its jar on the class path or module path, with Maven a dependency such"
          + " as games.kumite:kumite-impl-brawler at scope runtime";

  /** The problems that have been logged, so that each is logged once. */
  private static final Set<Problem> LOGGED = ConcurrentHashMap.newKeySet();

  private Games() {}

  /**
   * A plugin that was found and cannot be used. Immutable.
   *
   * @param provider the class or file of the plugin
   * @param reason the reason why it cannot be used
   */
  public record Problem(String provider, String reason) {}

  /** The result of a look-up: the playable games by their ids, in this order, and the problems. */
  record Found(Map<String, Game> games, List<Problem> problems) {}

  /**
   * Returns the playable games in the order of their ids.
   *
   * @return an immutable list
   */
  public static List<Game> installed() {
    return List.copyOf(find().games().values());
  }

  /**
   * Returns the plugins that were found and cannot be used. Some fail to load, or to describe themselves in time. Some
   * games {@linkplain Game#unavailableReason declare} that they cannot be played here. Plugins that share an id are all
   * included.
   *
   * @return an immutable list; empty if there are no problems
   */
  public static List<Problem> problems() {
    return find().problems();
  }

  /**
   * Returns the game with an id.
   *
   * @param id the id of the game, such as {@code brawler}
   * @return the game
   * @throws UnknownGameException if no usable game has this id; the message lists the installed games, the plugins that
   *     failed to load, and how to install more
   */
  public static Game named(String id) {
    Found found = find();
    Game game = id == null ? null : found.games().get(id);
    if (game != null) {
      return game;
    }
    String installed = found.games().isEmpty() ? "no game is installed"
        : "installed: " + String.join(", ", found.games().keySet());
    String broken = found.problems().isEmpty() ? "" : "; not usable: " + found.problems().stream()
        .map(problem -> problem.provider() + " (" + problem.reason() + ")")
        .collect(Collectors.joining(", "));
    throw new UnknownGameException(
        "unknown game " + Quoting.quoted(id) + "; " + installed + broken + HOW_TO_INSTALL);
  }

  private static Found find() {
    return find(PluginLookup.LIMIT);
  }

  /** Looks for games; a plugin that does not describe itself within a time is a problem. */
  static Found find(Duration limit) {
    List<Problem> problems = new ArrayList<>();
    Map<String, List<Game>> byId = new TreeMap<>();
    for (PluginLookup.Answer answer : PluginLookup.of(providers(problems), limit)) {
      Game game = answer.game();
      if (game == null) {
        problems.add(new Problem(answer.provider(), answer.reason()));
      } else {
        byId.computeIfAbsent(answer.id(), key -> new ArrayList<>()).add(game);
      }
    }
    Map<String, Game> games = new LinkedHashMap<>();
    byId.forEach((id, same) -> {
      if (same.size() == 1) {
        games.put(id, same.get(0));
        return;
      }
      String all = same.stream().map(game -> game.getClass().getName()).sorted()
          .collect(Collectors.joining(" and "));
      problems.add(new Problem(all, "they share the id " + id + "; leave one of them out"));
    });
    problems.sort(Comparator.comparing(Problem::provider));
    problems.forEach(Games::log);
    return new Found(Collections.unmodifiableMap(games), Collections.unmodifiableList(problems));
  }

  /** Returns the plugins that are named on the path, without running any of their code. */
  private static List<ServiceLoader.Provider<Game>> providers(List<Problem> problems) {
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    ServiceLoader<Game> loader = context == null
        ? ServiceLoader.load(Game.class) : ServiceLoader.load(Game.class, context);
    List<ServiceLoader.Provider<Game>> providers = new ArrayList<>();
    Iterator<ServiceLoader.Provider<Game>> found = loader.stream().iterator();
    while (problems.size() < MAX_FAILURES) {
      try {
        if (!found.hasNext()) {
          break;
        }
        if (providers.size() == MAX_PLUGINS) {
          problems.add(new Problem(UNNAMED, "there must be at most " + MAX_PLUGINS + " plugins, the others are left out"));
          break;
        }
        providers.add(found.next());
      } catch (Throwable failure) { // Catches everything that a broken path may cause, so that the other games stay available.
        problems.add(new Problem(UNNAMED, PluginLookup.reason(failure)));
      }
    }
    return providers;
  }

  private static void log(Problem problem) {
    if (LOGGED.size() < MAX_FAILURES && LOGGED.add(problem)) {
      LOG.log(Level.INFO, "{0} cannot be used as a game: {1}", problem.provider(), problem.reason());
    }
  }
}
