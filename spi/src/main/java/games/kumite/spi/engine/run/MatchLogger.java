package games.kumite.spi.engine.run;

import games.kumite.api.Game;
import games.kumite.api.Outcome;
import games.kumite.spi.MatchConfig;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The log messages for operators of a program with matches: recorded matches that begin, go on and end at DEBUG, and
 * those that a bug in their game has stopped at ERROR. Never a seed, a result or an action, which would reveal hidden
 * information. Unrecorded and imagined matches are silent: playouts pay nothing.
 */
public final class MatchLogger {

  private static final Logger LOG = LoggerFactory.getLogger("games.kumite.match");

  private MatchLogger() {}

  public static void started(Game game, MatchConfig config) {
    if (LOG.isDebugEnabled()) {
      LOG.debug("{} {} started: {} seats, options {}", game.id(), game.version(), config.seats().size(), config.options());
    }
  }

  public static void resumed(Game game, MatchConfig config, int decisions) {
    LOG.debug("{} {} resumed after {} decisions: {} seats, options {}", game.id(), game.version(), decisions,
        config.seats().size(), config.options());
  }

  public static void ended(Game game, Outcome outcome, int decisions) {
    if (LOG.isDebugEnabled()) { // saves short matches the cost of unread messages
      LOG.debug("{} over after {} decisions: {}", game.id(), decisions, outcome.summary());
    }
  }

  /** Logs a failure of the game, or of its random source, after which the match is where it was before. */
  public static void failed(Game game, String kind, int decisions, Throwable failure) {
    LOG.error("{} failed in decision {} ({}) and stands before it; its record leads there", game.id(), decisions + 1,
        kind, failure);
  }
}
