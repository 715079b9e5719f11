package games.kumite.journey.content;

import games.kumite.journey.map.TileDrawing;

/**
 * A side of a map tile or a bridge, its drawing read.
 *
 * @param entry its name and doors
 * @param drawing its squares and lines
 */
public record Tile(TileEntry entry, TileDrawing drawing) {

  private static final int QUARTER = 90;

  /** Returns the tile as it lies when it is turned clockwise by 0, 90, 180 or 270 degrees. */
  Tile turned(int degrees) {
    Tile turned = this;
    for (int left = degrees; left > 0; left -= QUARTER) {
      int height = turned.drawing.height();
      TileEntry upright = turned.entry;
      turned = new Tile(new TileEntry(upright.id(), upright.name(), upright.drawing(),
          upright.doors().stream().map(site -> site.turned(height)).toList()), turned.drawing.turned(1));
    }
    return turned;
  }
}
