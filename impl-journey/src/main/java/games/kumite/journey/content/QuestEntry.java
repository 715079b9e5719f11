package games.kumite.journey.content;

import games.kumite.journey.content.TileEntry.Passage;
import games.kumite.journey.map.Facing;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;
import java.util.Map;

/**
 * An entry of {@code quests.json}. Columns count from 0 in the west, rows from 0 in the north.
 *
 * @param id the id
 * @param title its title
 * @param guestLord the lord that the card of the demon lord brings
 * @param karmaUpgrades the number of upgrades of each pilgrim at setup (JW-QST-01)
 * @param tiles the map, bridges included
 * @param pilgrims the start of each pilgrim
 * @param demons the demons at the start, with their poses
 * @param gates its gates, nearest number first where a tie needs an order
 * @param sutras the squares of sutras
 * @param villagers the squares of villagers
 * @param wells the squares of water wells
 * @param boxes the squares of mystical boxes
 * @param doors its doors
 * @param rules its special rules
 * @param victory the goals that win together
 * @param heroic the goals that make the victory heroic together
 * @param failure the goals each of which loses, in addition to the standard failure
 */
public record QuestEntry(
    String id,
    @Range(min = 1, max = 60) String title,
    @RefersTo("demons") String guestLord,
    @Range(min = 0, max = 9) int karmaUpgrades,
    @Range(min = 1, max = 12) List<Placed> tiles,
    @RefersTo("pilgrims") Map<String, Stand> pilgrims,
    List<DemonStart> demons,
    @Range(min = 1, max = 9) List<Gate> gates,
    @Default("[]") List<Spot> sutras,
    @Default("[]") List<Spot> villagers,
    @Default("[]") List<Spot> wells,
    @Default("[]") List<Spot> boxes,
    @Default("[]") List<Door> doors,
    @Default("[]") List<QuestRule> rules,
    @Range(min = 1) List<Goal> victory,
    @Default("[]") List<Goal> heroic,
    @Default("[]") List<Goal> failure) {

  /**
   * A tile at its north-west square.
   *
   * @param tile the id of the tile
   * @param x the column of its north-west square as it lies
   * @param y the row of that square
   * @param turned the degrees clockwise by which it is turned: 0, 90, 180 or 270
   */
  public record Placed(@RefersTo("tiles") String tile, int x, int y, @Default("0") int turned) {

    /** Creates a tile that is not turned. */
    public Placed(String tile, int x, int y) {
      this(tile, x, y, 0);
    }
  }

  /** A pose: the front-left square of the base seen in facing direction. */
  public record Stand(int x, int y, Facing facing) {}

  /** A demon in its pose. */
  public record DemonStart(@RefersTo("demons") String type, int x, int y, Facing facing) {}

  /** A square. */
  public record Spot(int x, int y) {}

  /** A demon gate. */
  public record Gate(@Range(min = 1, max = 10) String id, int x, int y, boolean active) {}

  /**
   * A door on two squares.
   *
   * @param id the id
   * @param x the column of its western or only column
   * @param y the row of its northern or only row
   * @param passage the direction of the passage
   * @param open whether it is open from the start
   */
  public record Door(@Range(min = 1, max = 10) String id, int x, int y, Passage passage,
      @Default("false") boolean open) {

    /** Creates a closed door. */
    public Door(String id, int x, int y, Passage passage) {
      this(id, x, y, passage, false);
    }
  }
}
