package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code tiles.json}: one side of a map tile, or a bridge.
 *
 * @param id the id
 * @param name what it shows
 * @param drawing its squares and lines, as the ledger draws them
 * @param doors where doors can be
 */
public record TileEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    List<String> drawing,
    @Default("[]") List<DoorSite> doors) {

  /**
   * Where a door can be: two squares in a row, across the passage.
   *
   * @param x the column of its western or only column
   * @param y the row of its northern or only row
   * @param passage how one goes through
   */
  public record DoorSite(int x, int y, Passage passage) {}

  /** How one goes through a door. */
  public enum Passage { NORTH_SOUTH, EAST_WEST }
}
