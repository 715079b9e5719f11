package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code tiles.json}: one side of a map tile, or a bridge.
 *
 * @param id the id
 * @param name the name of its picture
 * @param drawing its squares and lines, in the notation of the ledger
 * @param doors the possible places of doors
 */
public record TileEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    List<String> drawing,
    @Default("[]") List<DoorSite> doors) {

  /**
   * A possible place of a door: two squares in a row, across the passage.
   *
   * @param x the column of its western or only column
   * @param y the row of its northern or only row
   * @param passage the direction of the passage
   */
  public record DoorSite(int x, int y, Passage passage) {

    /** Returns the place after a quarter turn clockwise of a tile of a given height. */
    DoorSite turned(int height) {
      return passage == Passage.NORTH_SOUTH ? new DoorSite(height - 1 - y, x, Passage.EAST_WEST)
          : new DoorSite(height - 2 - y, x, Passage.NORTH_SOUTH);
    }
  }

  /** The direction of the passage through a door. */
  public enum Passage { NORTH_SOUTH, EAST_WEST }
}
