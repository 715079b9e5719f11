package games.kumite.spi.engine.run;

import games.kumite.api.Game;
import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * The log messages for operators of a program with matches: recorded matches that begin, go on and end at INFO, and
 * those that a bug in their game has stopped at ERROR. Never a seed, a result or an action, which would reveal hidden
 * information. Unrecorded and imagined matches are silent: playouts pay nothing.
 *
 * <p>The name of a match stands in each message, and under {@value #CONTEXT} in the logging context of each call that
 * starts, resumes or plays the match: what content readers and plugins log there has it too.
 */
public final class MatchLogger {

  /** The key of a match's name in the logging context. */
  public static final String CONTEXT = "kumite.match";

  private static final Logger LOG = LoggerFactory.getLogger("games.kumite.match");

  private MatchLogger() {}

  /** Puts the name of a match, if it has one, into the logging context of this thread. */
  public static void enter(@Nullable String name) {
    if (name != null) {
      MDC.put(CONTEXT, name);
    }
  }

  /** Removes the name of a match from the logging context of this thread. */
  public static void leave(@Nullable String name) {
    if (name != null) {
      MDC.remove(CONTEXT);
    }
  }

  public static void started(Game game, @Nullable String name, MatchConfig config) {
    if (LOG.isInfoEnabled()) {
      LOG.info("{} {}{} started: {} seats, options {}", game.id(), game.version(), quoted(name), config.seats().size(),
          config.options());
    }
  }

  public static void resumed(Game game, @Nullable String name, MatchConfig config, int decisions) {
    if (LOG.isInfoEnabled()) {
      LOG.info("{} {}{} resumed after {} decisions: {} seats, options {}", game.id(), game.version(), quoted(name),
          decisions, config.seats().size(), config.options());
    }
  }

  public static void ended(Game game, @Nullable String name, Outcome outcome, int decisions) {
    if (LOG.isInfoEnabled()) { // saves short matches the cost of unread messages
      LOG.info("{}{} over after {} decisions: {}", game.id(), quoted(name), decisions, outcome.summary());
    }
  }

  /** Logs a failure of the game, or of its random source, after which the match is where it was before. */
  public static void failed(Game game, @Nullable String name, String kind, int decisions, Throwable failure) {
    LOG.error("{}{} failed in decision {} ({}) and stands before it; its record leads there", game.id(), quoted(name),
        decisions + 1, kind, failure);
  }

  private static String quoted(@Nullable String name) {
    return name == null ? "" : " \"" + name + "\"";
  }
}
