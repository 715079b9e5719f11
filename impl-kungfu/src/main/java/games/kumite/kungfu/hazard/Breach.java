package games.kumite.kungfu.hazard;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The breach that a Huge figure makes in the wall of a house (KF-LOC-08). */
public final class Breach {

  private static final int VERY_HARD = -2;
  private static final int HALF = 350;
  private static final int RUBBLE = 400;
  private static final int RUBBLE_TOP = 150;
  private static final int MAX_ITEMS = 60; // KF-RUL-93
  private static final long BRICKS =
      Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.HARD.bit() | Flag.HARDM.bit();
  private static final Refusal NOT_HUGE = new Refusal("KF-LOC-08a", "not-huge-enough");
  private static final EventType TRIED = EventType.of("breach-tried", "KF-LOC-08a").word("figure", Figures::id)
      .word("piece", Whereabouts::piece).number("total");
  private static final EventType BREACHED = EventType.of("breached", "KF-LOC-08b").word("piece", Whereabouts::piece);

  private Breach() {}

  /** Returns whether a piece beside a figure is a wall of a house: breaking through one takes its whole turn. */
  public static boolean isWallOfHouse(GameState state, int figure, int piece) {
    int level = Place.level(state.figures().place(figure));
    return state.board().mayHave(Flag.ROOF.bit()) && isWall(state.board(), piece)
        && state.board().piece(piece).isAtHeight(level, level + 1);
  }

  /** Returns why a figure cannot break through, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    return state.figures().size(figure) != Size.HUGE ? NOT_HUGE : Hands.refusal(state.figures(), figure);
  }

  private static boolean isWall(Board board, int index) {
    Piece wall = board.piece(index);
    if (!board.isThere(index) || !wall.is(Flag.WALL) || wall.is(Flag.STAND)) {
      return false;
    }
    for (int i = 0; i < board.pieces(); i++) {
      if (board.piece(i).is(Flag.ROOF) && board.isThere(i) && board.piece(i).item.equals(wall.item)) {
        return true;
      }
    }
    return false;
  }

  /** Makes the Break roll against something very hard. */
  public static void roll(GameState state, int figure, int wall, int chi) {
    if (BreakRollChi.breaks(state, figure, TRIED, wall + 1, VERY_HARD, chi)) {
      open(state, wall, state.figures().place(figure));
      state.emit(BREACHED, wall + 1);
    }
  }

  /** Opens a gap of 700 in the wall before a figure, or as wide as the wall is; the rubble lies on the far side of it. */
  private static void open(GameState state, int index, long from) {
    Board board = state.board();
    Piece wall = board.piece(index);
    Polygon outline = wall.outline;
    boolean isAlongX = outline.right() - outline.left() >= outline.high() - outline.low();
    int begin = isAlongX ? outline.left() : outline.low();
    int end = isAlongX ? outline.right() : outline.high();
    int at = Math.max(begin + HALF, Math.min(end - HALF, isAlongX ? Place.x(from) : Place.y(from)));
    int left = Math.max(begin, at - HALF);
    int right = Math.min(end, at + HALF);
    int number = board.pieces();
    Board open = left > begin ? board.with(index, part(wall, wall.id, begin, left, isAlongX)) : board.without(index);
    if (right < end) {
      open = open.plus(part(wall, wall.id + "-" + number, right, end, isAlongX));
    }
    Piece gap = part(wall, wall.item + ".breach-" + number, left, right, isAlongX);
    open = open.plus(new Piece(gap.id, "BREACH", gap.outline, 0, 0, Flag.BROKEN.bit() | Flag.BREACH.bit()));
    state.lay(open);
    rubble(state, outline, left, right, isAlongX, from);
  }

  private static Piece part(Piece wall, String id, int begin, int end, boolean isAlongX) {
    Polygon outline = wall.outline;
    return new Piece(id, wall.kind, isAlongX ? Polygon.rectangle(begin, outline.low(), end, outline.high())
        : Polygon.rectangle(outline.left(), begin, outline.right(), end), wall.base, wall.top, wall.flags);
  }

  /** Lays the rubble beside the gap if there is room, so that one can go through it (KF-LOC-08c). */
  private static void rubble(GameState state, Polygon wall, int left, int right, boolean isAlongX, long from) {
    boolean isBelow = isAlongX ? Place.y(from) * 2 < wall.low() + wall.high() : Place.x(from) * 2 < wall.left() + wall.right();
    int near = isAlongX ? isBelow ? wall.high() : wall.low() - RUBBLE : isBelow ? wall.right() : wall.left() - RUBBLE;
    for (int begin : new int[] {right, left - RUBBLE, (left + right - RUBBLE) / 2}) {
      Polygon heap = isAlongX ? Polygon.rectangle(begin, near, begin + RUBBLE, near + RUBBLE)
          : Polygon.rectangle(near, begin, near + RUBBLE, begin + RUBBLE);
      if (isFree(state, heap)) {
        Board board = state.board();
        long scenic = TableLayout.scenicItems(board).size() < MAX_ITEMS ? Flag.SCENIC.bit() : 0;
        state.lay(board.plus(new Piece("rubble-" + board.pieces(), "BRICKS", heap, 0, RUBBLE_TOP, BRICKS | scenic)));
        return;
      }
    }
  }

  private static boolean isFree(GameState state, Polygon heap) {
    Board board = state.board();
    if (heap.left() < 0 || heap.low() < 0 || heap.right() > board.width || heap.high() > board.height) {
      return false;
    }
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (board.isThere(i) && piece.isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit() | Flag.STAND.bit())
          && piece.isAtHeight(0, RUBBLE_TOP) && piece.outline.overlaps(heap)) {
        return false;
      }
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      long place = figures.place(figure);
      if (figures.isBody(figure) && Place.level(place) < RUBBLE_TOP
          && !heap.isClearOf(Place.x(place), Place.y(place), figures.size(figure).radius())) {
        return false;
      }
    }
    return true;
  }
}
