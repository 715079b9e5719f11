package games.kumite.journey.content;

import games.kumite.journey.map.TileDrawing;

/**
 * A side of a map tile or a bridge, its drawing read.
 *
 * @param entry its name and doors
 * @param drawing its squares and lines
 */
public record Tile(TileEntry entry, TileDrawing drawing) {}
