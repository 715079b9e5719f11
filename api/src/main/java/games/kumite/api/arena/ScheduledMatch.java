package games.kumite.api.arena;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match that an arena will play: its number, seats, options and seed. Immutable.
 *
 * @param number the number among all matches, from 1
 * @param round the number of the round, from 1; the matches of a round share their seed
 * @param optionSet the number of the arena's option set, from 1
 * @param options the options that are set
 * @param seed the seed of the match
 * @param bots the names of the bots in seat order
 */
public record ScheduledMatch(int number, int round, int optionSet, Map<String, Object> options, long seed, List<String> bots)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Validates and copies the components. */
  public ScheduledMatch {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    bots = List.copyOf(bots);
  }
}
