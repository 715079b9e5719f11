package games.kumite.api;

import games.kumite.api.internal.Quoting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A look-up of plugins that survives each of them. All of a plugin's code runs in a daemon thread, so that a plugin that
 * does not answer can be abandoned: no thread of a JVM can be stopped against its will. One thread serves all plugins
 * that answer, which costs a look-up a tenth of a millisecond.
 */
final class PluginLookup {

  /** The time in which a plugin has to describe itself; the shipped games take some milliseconds. */
  static final Duration LIMIT = Duration.ofSeconds(10);

  /** The maximum number of elements of a list that a game declares. */
  static final int MAX_ELEMENTS = 10_000;

  /** The maximum length of a text that a game declares. */
  static final int MAX_TEXT = 10_000;

  private static final int MAX_ID = 60;
  private static final int MAX_REASON = 1_000;
  private static final int MAX_CAUSES = 100;

  /** The threads that were abandoned, by the plugin that holds them. */
  private static final Map<Class<?>, Thread> STUCK = new ConcurrentHashMap<>();

  private final Duration limit;
  private final List<Answer> answers = new ArrayList<>();

  private PluginLookup(Duration limit) {
    this.limit = limit;
  }

  /** The result for one plugin: a game with its id, or the reason why it cannot be used. */
  record Answer(String provider, String id, @Nullable Game game, String reason) {

    static Answer problem(String provider, String reason) {
      return new Answer(provider, "", null, reason);
    }
  }

  /** Returns the answers of plugins in their order. */
  static List<Answer> of(List<ServiceLoader.Provider<Game>> providers, Duration limit) {
    PluginLookup lookup = new PluginLookup(limit);
    STUCK.values().removeIf(thread -> !thread.isAlive());
    List<ServiceLoader.Provider<Game>> left = providers;
    while (!left.isEmpty()) {
      left = lookup.ask(left);
    }
    return lookup.answers;
  }

  /** Asks plugins up to the first that does not answer, and returns those after it. */
  private List<ServiceLoader.Provider<Game>> ask(List<ServiceLoader.Provider<Game>> providers) {
    int stuck = 0;
    while (stuck < providers.size() && !STUCK.containsKey(providers.get(stuck).type())) {
      stuck++;
    }
    Worker worker = new Worker(providers.subList(0, stuck));
    List<Answer> given = worker.await(limit);
    answers.addAll(given);
    if (given.size() < stuck) {
      stuck = given.size();
      STUCK.put(providers.get(stuck).type(), worker.thread);
      answers.add(Answer.problem(name(providers, stuck), "it did not describe itself within " + limit.toMillis() + " ms"));
    } else if (stuck < providers.size()) {
      answers.add(Answer.problem(name(providers, stuck), "it has not answered an earlier look-up yet"));
    }
    return providers.subList(Math.min(stuck + 1, providers.size()), providers.size());
  }

  private static String name(List<ServiceLoader.Provider<Game>> providers, int index) {
    return providers.get(index).type().getName();
  }

  /** A thread that asks plugins one after the other, and wakes the one that waits for it once. */
  private static final class Worker implements Runnable {

    private final List<ServiceLoader.Provider<Game>> providers;
    private final List<Answer> answers = new ArrayList<>();
    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread thread = new Thread(this, "kumite-plugins");
    private volatile long since = System.nanoTime();
    private boolean isAbandoned;

    Worker(List<ServiceLoader.Provider<Game>> providers) {
      this.providers = providers;
      if (!providers.isEmpty()) {
        thread.setDaemon(true);
        thread.start();
      }
    }

    @Override
    public void run() {
      for (ServiceLoader.Provider<Game> provider : providers) {
        since = System.nanoTime();
        if (!add(inspect(provider))) {
          return;
        }
      }
      done.countDown();
    }

    private synchronized boolean add(Answer answer) {
      return !isAbandoned && answers.add(answer);
    }

    /**
     * Waits until all plugins have answered or one has had its time, and returns the answers so far. An interrupt is kept
     * for later.
     */
    List<Answer> await(Duration limit) {
      boolean isInterrupted = false;
      long left = limit.toNanos();
      while (!providers.isEmpty() && left > 0) {
        try {
          if (done.await(left, TimeUnit.NANOSECONDS)) {
            break;
          }
        } catch (InterruptedException interrupted) {
          isInterrupted = true;
        }
        left = since + limit.toNanos() - System.nanoTime();
      }
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
      return left > 0 ? given() : abandon();
    }

    private synchronized List<Answer> given() {
      return List.copyOf(answers);
    }

    private synchronized List<Answer> abandon() {
      isAbandoned = answers.size() < providers.size();
      if (isAbandoned) {
        thread.interrupt();
      }
      return List.copyOf(answers);
    }
  }

  private static Answer inspect(ServiceLoader.Provider<Game> provider) {
    String name = provider.type().getName();
    try {
      Game game = provider.get();
      String id = game.id();
      if (id == null || id.length() > MAX_ID || !id.matches("[a-z][a-z0-9-]*")) {
        return Answer.problem(name, "its id must be 1.." + MAX_ID + " lower-case letters, digits and hyphens, was "
            + Quoting.quoted(id));
      }
      requireWhole(game);
      Optional<String> obstacle = game.unavailableReason();
      require("obstacle", obstacle);
      return obstacle.isPresent() ? Answer.problem(name, cut(obstacle.get())) : new Answer(name, id, game, "");
    } catch (Throwable failure) { // Catches everything that a plugin may throw, so that the other games stay available.
      return Answer.problem(name, reason(failure));
    }
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
    int count = 0;
    for (Object value : values) { // An endless list is one whose iterator never ends, whatever its size() says.
      require(what, value);
      count++;
      if (count > MAX_ELEMENTS) {
        throw new IllegalStateException(what + " must be at most " + MAX_ELEMENTS + " elements, was more");
      }
    }
    if (count < least) {
      throw new IllegalStateException(what + " must name at least one");
    }
  }

  private static void require(String what, @Nullable Object value) {
    if (value == null) {
      throw new IllegalStateException(what + " must not be null");
    }
    if (value instanceof String text && text.length() > MAX_TEXT) {
      throw new IllegalStateException(what + " must be at most " + MAX_TEXT + " characters, was " + text.length());
    }
  }

  /** Returns the reason for a failure; what describes it is a plugin's code too. */
  static String reason(Throwable failure) {
    try {
      Throwable cause = failure;
      for (int depth = 0; cause.getCause() != null && depth < MAX_CAUSES; depth++) {
        cause = cause.getCause();
      }
      String what = failure instanceof ServiceConfigurationError
          ? String.valueOf(failure.getMessage()) : failure.toString();
      return cause == failure ? cut(what) : cut(what) + ": " + cut(cause.toString());
    } catch (Throwable second) { // The failure cannot be described: its own methods throw.
      return failure.getClass().getName();
    }
  }

  private static String cut(String reason) {
    return reason.length() <= MAX_REASON ? reason : reason.substring(0, MAX_REASON) + "...";
  }
}
