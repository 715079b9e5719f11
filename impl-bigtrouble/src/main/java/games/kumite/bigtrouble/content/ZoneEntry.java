package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * A zone of a board.
 *
 * @param id the id
 * @param name the name
 * @param action the action that is possible there
 * @param level the level of the lair, 0 in Chinatown
 * @param spaces its spaces, in board order (BT-RUL-88)
 * @param places the x (to the right) and y (downward) of each of these spaces, for a frontend that draws the board, in
 *     the board's own units; empty if the board has none (BT-RUL-137)
 */
public record ZoneEntry(
    String id,
    @Range(min = 1, max = 60) String name,
    @Default("\"none\"") ZoneAction action,
    @Default("0") @Range(min = 0, max = 3) int level,
    @Range(min = 1, max = 64) List<String> spaces,
    @Default("[]") List<List<Integer>> places) {

  /** The largest coordinate. */
  static final int MAX_COORDINATE = 9_999;
}
