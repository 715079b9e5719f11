package games.kumite.journey.content;

import games.kumite.journey.map.Ray;
import java.util.List;

/**
 * A type of demon, its texts read.
 *
 * @param entry the entry of the sheet
 * @param icon the range icon
 * @param rows the effects of the faces of the black die; empty for a demon that rolls none
 */
public record Demon(DemonEntry entry, List<Ray> icon, List<List<Effect>> rows) {

  /** Returns whether it is a demon lord. */
  public boolean isLord() {
    return entry.rank() == 0;
  }
}
