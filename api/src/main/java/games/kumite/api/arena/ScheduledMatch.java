package games.kumite.api.arena;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match that an arena is to play: which one it is, who sits where, and what it begins with. Immutable.
 *
 * @param number its place among all matches, from 1
 * @param round the matches of one round share their seed, from 1
 * @param optionSet which of the arena's option sets it is played with, from 1
 * @param options the options that are set
 * @param seed where the game's chance comes from
 * @param bots the names of the bots in seat order
 */
public record ScheduledMatch(int number, int round, int optionSet, Map<String, Object> options, long seed, List<String> bots)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Copies the options and the names. */
  public ScheduledMatch {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    bots = List.copyOf(bots);
  }
}
