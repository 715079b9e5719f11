package games.kumite.api;

import games.kumite.api.Games.Problem;
import java.time.Duration;
import java.util.List;

/**
 * A look-up of games with a time limit of its own.
 *
 * @param ids the ids of the games that were found
 * @param problems the plugins that cannot be used
 */
public record ShortLookup(List<String> ids, List<Problem> problems) {

  /**
   * Looks for games.
   *
   * @param limit the time in which a plugin must describe itself
   * @return the result
   */
  public static ShortLookup within(Duration limit) {
    Games.Found found = Games.find(limit);
    return new ShortLookup(List.copyOf(found.games().keySet()), found.problems());
  }
}
