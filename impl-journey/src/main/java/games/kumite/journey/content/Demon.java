package games.kumite.journey.content;

import games.kumite.journey.map.Ray;
import java.util.List;

/**
 * A type of demon, its texts read.
 *
 * @param entry what is printed on the sheet
 * @param icon the range icon
 * @param rows what the faces of the black die do; empty for a demon that rolls none
 */
public record Demon(DemonEntry entry, List<Ray> icon, List<List<Effect>> rows) {

  /** Returns whether it is a demon lord. */
  public boolean isLord() {
    return entry.rank() == 0;
  }
}
