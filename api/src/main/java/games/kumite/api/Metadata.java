package games.kumite.api;

import java.util.Collection;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Whether a game says about itself what everybody relies on. */
final class Metadata {

  private Metadata() {}

  /** What is missing, or why the game cannot be played; an empty text if all is well. */
  static String problemOf(Game game) {
    String missing = firstMissing(game);
    return missing.isEmpty() ? String.valueOf(game.obstacle()) : "its " + missing + " must not be null";
  }

  private static String firstMissing(Game game) {
    return game.title() == null ? "title"
        : game.version() == null ? "version"
        : isMissing(game.seatCounts()) ? "seatCounts"
        : isMissing(game.options()) ? "options"
        : isMissing(game.phases()) ? "phases"
        : isMissing(game.keywords()) ? "keywords"
        : isMissing(game.decisionKinds()) ? "decisionKinds"
        : game.facts() == null ? "facts" : "";
  }

  private static boolean isMissing(@Nullable Collection<?> values) {
    if (values == null) {
      return true;
    }
    for (Iterator<?> each = values.iterator(); each.hasNext(); ) {
      if (each.next() == null) {
        return true;
      }
    }
    return false;
  }
}
