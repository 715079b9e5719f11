package games.kumite.api;

import games.kumite.api.internal.Quoting;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The installed games: those that {@link ServiceLoader} finds on the class path or module path of this JVM.
 *
 * <p>Each call searches again, so keep the game you found. A broken plugin never hides the others. Thread-safe.
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

  private record Found(List<Game> games, List<Problem> problems) {}

  /**
   * Returns the playable games in the order of their ids.
   *
   * @return an immutable list
   */
  public static List<Game> installed() {
    return find().games();
  }

  /**
   * Returns the plugins that were found and cannot be used. Some fail to load or to describe themselves. Some games
   * {@linkplain Game#unavailableReason declare} that they cannot be played here. Plugins that share an id are all
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
    for (Game game : found.games()) {
      if (game.id().equals(id)) {
        return game;
      }
    }
    String installed = found.games().isEmpty() ? "no game is installed"
        : "installed: " + found.games().stream().map(Game::id).collect(Collectors.joining(", "));
    String broken = found.problems().isEmpty() ? "" : "; not usable: " + found.problems().stream()
        .map(problem -> problem.provider() + " (" + problem.reason() + ")")
        .collect(Collectors.joining(", "));
    throw new UnknownGameException(
        "unknown game " + Quoting.quoted(id) + "; " + installed + broken + HOW_TO_INSTALL);
  }

  private static Found find() {
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    ServiceLoader<Game> loader = context == null
        ? ServiceLoader.load(Game.class) : ServiceLoader.load(Game.class, context);
    List<Problem> problems = new ArrayList<>();
    Map<String, List<Game>> byId = new TreeMap<>();
    Iterator<ServiceLoader.Provider<Game>> providers = loader.stream().iterator();
    while (problems.size() < MAX_FAILURES) {
      String provider = "a provider of " + Game.class.getName();
      try {
        if (!providers.hasNext()) {
          break;
        }
        ServiceLoader.Provider<Game> next = providers.next();
        provider = next.type().getName();
        Game game = next.get();
        String id = game.id();
        if (id == null || !id.matches("[a-z][a-z0-9-]*")) {
          problems.add(new Problem(provider, "its id must be lower-case letters, digits and hyphens,"
              + " was " + Quoting.quoted(id)));
          continue;
        }
        requireWhole(game);
        Optional<String> obstacle = game.unavailableReason();
        require("obstacle", obstacle);
        if (obstacle.isPresent()) {
          problems.add(new Problem(provider, obstacle.get()));
          continue;
        }
        byId.computeIfAbsent(id, key -> new ArrayList<>()).add(game);
      } catch (Throwable failure) { // Catches everything that a plugin may throw, so that the other games stay available.
        problems.add(new Problem(provider, reason(failure)));
      }
    }
    List<Game> games = new ArrayList<>();
    byId.forEach((id, same) -> {
      if (same.size() == 1) {
        games.add(same.get(0));
        return;
      }
      String all = same.stream().map(game -> game.getClass().getName()).sorted()
          .collect(Collectors.joining(" and "));
      problems.add(new Problem(all, "they share the id " + id + "; leave one of them out"));
    });
    problems.sort(Comparator.comparing(Problem::provider));
    problems.forEach(Games::log);
    return new Found(Collections.unmodifiableList(games), Collections.unmodifiableList(problems));
  }

  /** Refuses a game that fails to describe itself, such as one built for an older version of this library. */
  private static void requireWhole(Game game) {
    require("title", game.title());
    require("version", game.version());
    requireAll("seatCounts", game.seatCounts(), 1);
    requireAll("options", game.options(), 0);
    requireAll("phases", game.phases(), 0);
    requireAll("keywords", game.keywords(), 0);
    requireAll("languages", game.languages(), 1);
    require("facts", game.properties());
  }

  private static void requireAll(String what, @Nullable Collection<?> values, int least) {
    require(what, values);
    values.forEach(value -> require(what, value));
    if (values.size() < least) {
      throw new IllegalStateException(what + " must name at least one");
    }
  }

  private static void require(String what, @Nullable Object value) {
    if (value == null) {
      throw new IllegalStateException(what + " must not be null");
    }
  }

  private static void log(Problem problem) {
    if (LOGGED.size() < MAX_FAILURES && LOGGED.add(problem)) {
      LOG.log(Level.INFO, "{0} cannot be used as a game: {1}", problem.provider(), problem.reason());
    }
  }

  private static String reason(Throwable failure) {
    try {
      Throwable cause = failure;
      for (int depth = 0; cause.getCause() != null && depth < MAX_FAILURES; depth++) {
        cause = cause.getCause();
      }
      String what = failure instanceof ServiceConfigurationError
          ? String.valueOf(failure.getMessage()) : failure.toString();
      return cause == failure ? what : what + ": " + cause;
    } catch (Throwable second) { // The failure cannot be described: its own methods throw.
      return failure.getClass().getName();
    }
  }
}
