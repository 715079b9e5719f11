package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * A connection of spaces other than a border: each to the next of the list.
 *
 * @param colour the colour that distinguishes it from others
 * @param kind the kind
 * @param spaces its ends, or the stops of an elevator from level 1 up (BT-ACT2-15)
 */
public record Gateway(
    @Range(min = 1, max = 20) String colour,
    @Default("\"elevator\"") Kind kind,
    @Range(min = 2, max = 3) List<String> spaces) {

  /** The kind of a gateway. */
  public enum Kind { MANHOLE, DOORWAY, ELEVATOR }
}
