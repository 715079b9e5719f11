package games.kumite.kungfu.plot;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;

/** Scenic items, by their numbers (KF-RUL-93). */
public final class Scenery {

  private Scenery() {}

  /** The items of which anything is left, a bit for each. */
  public static long all(Board board) {
    long items = 0;
    for (int i = 0; i < board.pieces(); i++) {
      items |= board.isThere(i) && board.item(i) >= 0 ? 1L << board.item(i) : 0;
    }
    return items;
  }

  /** The items to which a figure is adjacent, or on which it stands, a bit for each. */
  public static long beside(Fight fight, int figure) {
    Figures figures = fight.figures();
    Board board = fight.board();
    long items = 0;
    for (int i = 0; i < board.pieces(); i++) {
      boolean isBeside = board.item(i) >= 0 && board.isThere(i)
          && Gaps.isAdjacent(board.piece(i), figures.place(figure), figures.size(figure));
      items |= isBeside ? 1L << board.item(i) : 0;
    }
    return items;
  }

  /** The flags of the scenic parts of an item. */
  static long flags(Board board, int item) {
    long flags = 0;
    for (int i = 0; i < board.pieces(); i++) {
      boolean isPart = board.item(i) == item && board.isThere(i) && board.piece(i).is(Flag.SCENIC);
      flags |= isPart ? board.piece(i).flags : 0;
    }
    return flags;
  }

  /** The name of an item. */
  static String name(Board board, int item) {
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == item) {
        return board.piece(i).item;
      }
    }
    throw new IllegalArgumentException("there is no item " + item);
  }

  /** The middle of an item, on the ground. */
  public static long middle(Board board, int item) {
    int left = Integer.MAX_VALUE;
    int right = 0;
    int low = Integer.MAX_VALUE;
    int high = 0;
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == item && board.isThere(i)) {
        Piece piece = board.piece(i);
        left = Math.min(left, piece.outline.left());
        right = Math.max(right, piece.outline.right());
        low = Math.min(low, piece.outline.low());
        high = Math.max(high, piece.outline.high());
      }
    }
    return Place.of((left + right) / 2, (low + high) / 2, 0);
  }

  /** The table without an item. */
  static Board without(Board board, int item) {
    Board rest = board;
    for (int i = 0; i < board.pieces(); i++) {
      rest = board.item(i) == item && board.isThere(i) ? rest.without(i) : rest;
    }
    return rest;
  }

  /** An item is gone: whoever stood on it comes down with it unhurt, and so does what lay there (KF-RUL-193). */
  static void remove(Fight fight, int item) {
    fight.lay(without(fight.board(), item));
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.isPlaced(figure)) {
        figures.put(figure, settled(fight.board(), figures.place(figure), figures.size(figure).height()));
      }
    }
    for (int object = 0; object < fight.objects().count(); object++) {
      if (fight.objects().carrier(object) == Figures.NOBODY && !fight.objects().isGone(object)) {
        fight.objects().lay(object, settled(fight.board(), fight.objects().place(object), 0));
      }
    }
  }

  private static long settled(Board board, long place, int tall) {
    int level = Place.level(place) == 0 ? 0
        : board.levelBelow(Place.x(place), Place.y(place), Place.level(place), tall);
    return level < 0 ? place : Place.of(Place.x(place), Place.y(place), level);
  }
}
