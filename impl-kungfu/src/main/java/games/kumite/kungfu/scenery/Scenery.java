package games.kumite.kungfu.scenery;

import games.kumite.kungfu.figure.Ducking;
import games.kumite.kungfu.figure.GrappleEnd;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Scenic items, by their numbers (KF-RUL-93). */
public final class Scenery {

  private static final String WRECK = "WRECK";

  private Scenery() {}

  /** Returns the items of which anything is left, a bit for each. */
  public static long all(Board board) {
    long items = 0;
    for (int i = 0; i < board.pieces(); i++) {
      items |= board.isThere(i) && board.item(i) >= 0 ? 1L << board.item(i) : 0;
    }
    return items;
  }

  /** Returns the items to which a figure is adjacent, or on which it stands, a bit for each. */
  public static long beside(GameState state, int figure) {
    return touched(state.board(), state.figures().place(figure), state.figures().size(figure));
  }

  /** Returns those items for a base of a size at a place. */
  public static long touched(Board board, long place, Size size) {
    long items = 0;
    int touch = size.radius() + Gaps.TOUCH;
    for (int i = board.next(-1, place, touch); i >= 0; i = board.next(i, place, touch)) {
      boolean isBeside = board.item(i) >= 0 && Gaps.isBeside(board.piece(i), place, size);
      items |= isBeside ? 1L << board.item(i) : 0;
    }
    return items;
  }

  /** Returns the flags of the scenic parts of an item. */
  public static long flags(Board board, int item) {
    long flags = 0;
    for (int i = 0; i < board.pieces(); i++) {
      boolean isPart = board.item(i) == item && board.isThere(i) && board.piece(i).is(Flag.SCENIC);
      flags |= isPart ? board.piece(i).flags : 0;
    }
    return flags;
  }

  /** Returns the name of an item. */
  public static String name(Board board, int item) {
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == item) {
        return board.piece(i).item;
      }
    }
    throw new IllegalArgumentException("there is no item " + item);
  }

  /** Returns the middle of an item, on the ground. */
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

  /** Returns the table without an item. */
  public static Board without(Board board, int item) {
    Board rest = board;
    for (int i = 0; i < board.pieces(); i++) {
      rest = board.item(i) == item && board.isThere(i) ? rest.without(i) : rest;
    }
    return rest;
  }

  /** Returns the table with an item destroyed: nothing is left of it, but a car is a wreck (KF-LOC-53c). */
  private static Board ruined(Board board, int item) {
    Board rest = board;
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == item && board.isThere(i)) {
        rest = board.piece(i).is(Flag.CAR) ? rest.with(i, wreck(board.piece(i))) : rest.without(i);
      }
    }
    return rest;
  }

  /** Returns the wreck that is left of a car: it gives cover, and cannot be broken again. */
  public static Piece wreck(Piece car) {
    return new Piece(car.id, WRECK, car.outline, car.base, car.top,
        car.flags & ~(Flag.CAR.bit() | Flag.FRAGILE.bit() | Flag.HARD.bit() | Flag.VHARD.bit()));
  }

  /** Removes an item: the figures that stood on it come down with it unhurt, and so does what lay there (KF-RUL-193). */
  public static void remove(GameState state, int item) {
    state.lay(ruined(state.board(), item));
    settle(state);
  }

  /** Removes a thing that is carried off, even a car, in the same way (KF-STU-22). */
  public static void carryOff(GameState state, int piece) {
    int item = state.board().item(piece);
    state.lay(item < 0 ? state.board().without(piece) : without(state.board(), item));
    settle(state);
  }

  private static void settle(GameState state) {
    Figures figures = state.figures();
    freeCaught(state, figures);
    Ducking.uncover(state);
    boolean[] haveComeDown = new boolean[figures.count()];
    for (int figure = 0; figure < figures.count(); figure++) {
      haveComeDown[figure] = figures.isPlaced(figure) && comesDown(state, figure);
    }
    for (int figure = 0; figure < figures.count(); figure++) { // of two who hold on to each other both may have
      if (haveComeDown[figure]) {
        state.callbacks().displaced(state, figure);
      }
    }
    for (int object = 0; object < state.objects().count(); object++) {
      if (state.objects().carrier(object) == Figures.NOBODY && !state.objects().isGone(object)) {
        state.objects().lay(object, settled(state.board(), state.objects().place(object), 0));
      }
    }
    GrappleEnd.look(state);
  }

  /**
   * Lets a figure that nothing holds up any more stand below, even one that hung on to it, or beside a figure that is there;
   * returns whether it does.
   */
  private static boolean comesDown(GameState state, int figure) {
    Figures figures = state.figures();
    long place = figures.place(figure);
    long below = settled(state.board(), place, figures.size(figure).height());
    if (below != place) {
      figures.cure(figure, Condition.CLIFFHANGING);
      figures.put(figure, figures.isBody(figure) ? Spots.nearest(state.board(), figures, figure, below) : below);
    }
    return below != place;
  }

  /** Frees the figures that a thing held that is gone. */
  private static void freeCaught(GameState state, Figures figures) {
    for (int figure = 0; figure < figures.count(); figure++) {
      if (HoldingScenery.isStuck(figures, figure) && !state.board().isThere(figures.snare(figure))) {
        HoldingScenery.free(state, figure);
      }
    }
  }

  private static long settled(Board board, long place, int tall) {
    int level = Place.level(place) == 0 ? 0
        : board.levelBelow(Place.x(place), Place.y(place), Place.level(place), tall);
    return level < 0 ? place : Place.of(Place.x(place), Place.y(place), level);
  }
}
