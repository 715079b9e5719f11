package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * Spaces that are joined by more than a border: each to the next of the list.
 *
 * @param colour what tells it from others
 * @param kind what it is
 * @param spaces its ends, or the stops of an elevator from level 1 up (BT-ACT2-15)
 */
public record Gateway(
    @Range(min = 1, max = 20) String colour,
    @Default("\"elevator\"") Kind kind,
    @Range(min = 2, max = 3) List<String> spaces) {

  /** What a gateway is. */
  public enum Kind { MANHOLE, DOORWAY, ELEVATOR }
}
