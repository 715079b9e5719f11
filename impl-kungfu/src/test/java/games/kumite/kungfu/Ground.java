package games.kumite.kungfu;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Scenery for a ring: pieces on a table of 900 mm. */
public final class Ground {

  private static final long STONE = Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.STAND.bit();

  private final List<Piece> pieces = new ArrayList<>();

  public static Ground bare() {
    return new Ground();
  }

  /** A piece with these flags over a rectangle. */
  public Ground piece(String id, int x1, int y1, int x2, int y2, int base, int top, Flag... flags) {
    long bits = 0;
    for (Flag flag : flags) {
      bits |= flag.bit();
    }
    pieces.add(new Piece(id, id.toUpperCase(java.util.Locale.ROOT), Polygon.rectangle(x1, y1, x2, y2), base, top, bits));
    return this;
  }

  public Ground flat(int x1, int y1, int x2, int y2, Flag... flags) {
    return piece("flat" + pieces.size(), x1, y1, x2, y2, 0, 0, flags);
  }

  public Ground woods(int x1, int y1, int x2, int y2) {
    return piece("woods" + pieces.size(), x1, y1, x2, y2, 0, 800, Flag.WOODS, Flag.SCENIC);
  }

  public Ground fence(int x1, int y1, int x2, int y2) {
    return piece("fence" + pieces.size(), x1, y1, x2, y2, 0, 180, Flag.LINEAR, Flag.OBSCURE, Flag.SOLIDLOW, Flag.HARD,
        Flag.SCENIC);
  }

  public Ground rock(int x1, int y1, int x2, int y2, int top) {
    pieces.add(new Piece("rock" + pieces.size(), "ROCK", Polygon.rectangle(x1, y1, x2, y2), 0, top, STONE));
    return this;
  }

  public Ground wall(int x1, int y1, int x2, int y2) {
    return piece("wall" + pieces.size(), x1, y1, x2, y2, 0, 600, Flag.BLOCK, Flag.OPAQUE, Flag.WALL, Flag.HARD);
  }

  public Ground door(int x1, int y1, int x2, int y2, Flag... more) {
    piece("door" + pieces.size(), x1, y1, x2, y2, 0, 500, Flag.BLOCK, Flag.OPAQUE, Flag.DOOR, Flag.HARD);
    Piece door = pieces.remove(pieces.size() - 1);
    long bits = door.flags;
    for (Flag flag : more) {
      bits |= flag.bit();
    }
    pieces.add(new Piece(door.id, "DOOR", door.outline, 0, 500, bits));
    return this;
  }

  public Ground window(int x1, int y1, int x2, int y2) {
    return piece("window" + pieces.size(), x1, y1, x2, y2, 0, 600, Flag.BLOCK, Flag.OBSCURE, Flag.WINDOW, Flag.FRAGILE);
  }

  public Board board() {
    return new Board(9000, 9000, pieces);
  }

  /** Lays it out. */
  public Consumer<GameState> laid() {
    return state -> state.lay(board());
  }

  /** Lays it out in a house. */
  public Consumer<GameState> laidIndoors() {
    return state -> state.lay(new Board(9000, 9000, pieces, Board.Sky.CEILING));
  }
}
