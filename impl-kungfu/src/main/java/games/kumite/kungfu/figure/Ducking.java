package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Figures that hide behind a solid low obstacle or in a bin, and pop out again (KF-LOC-20a, KF-LOC-38, KF-LOC-51c, KF-RUL-62).
 */
public final class Ducking {

  private static final Refusal HIDES = new Refusal("KF-RUL-62", "hides-already");
  private static final Refusal IN_THE_OPEN = new Refusal("KF-LOC-38a", "does-not-hide");
  private static final Refusal HELD = new Refusal("KF-RUL-34", "cannot-duck");
  private static final EventType HIDDEN = EventType.of("hides", "KF-LOC-38a").word("figure", Figures::id);
  private static final EventType POPPED_OUT = EventType.of("popped-out", "KF-LOC-38b").word("figure", Figures::id);

  private Ducking() {}

  /** Returns why a figure cannot pop out, null if it can. */
  public static @Nullable Refusal popOutRefusal(GameState state, int figure) {
    return state.figures().is(figure, Condition.HIDING) ? null : IN_THE_OPEN;
  }

  /** Returns why a figure cannot hide, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    boolean isHeld = figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.TIED_UP)
        || figures.is(figure, Condition.STANCE) || figures.is(figure, Condition.CLIFFHANGING);
    return figures.is(figure, Condition.HIDING) ? HIDES : isHeld ? HELD : null;
  }

  /** Returns whether there is something to hide in or behind. */
  public static boolean isBehind(GameState state, int figure) {
    return Footing.isBeside(state, figure, Flag.BIN) || isBehindObstacle(state, figure); // KF-LOC-20a: whatever is in the bin
  }

  /** Returns whether a figure is adjacent to something low and solid that is high enough to give it cover. */
  private static boolean isBehindObstacle(GameState state, int figure) {
    Board board = state.board();
    if (!board.mayHave(Flag.SOLIDLOW.bit())) {
      return false;
    }
    Figures figures = state.figures();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.SOLIDLOW) && Gaps.isAdjacent(board.piece(piece), place, figures.size(figure))
          && Sight.isHighEnough(board.piece(piece), place, figures.size(figure))) {
        return true;
      }
    }
    return false;
  }

  /** Uncovers the figures that hid in a thing that is gone or elsewhere, or behind it (KF-RUL-62). */
  public static void uncover(GameState state) {
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (state.figures().is(figure, Condition.HIDING) && !isSheltered(state, figure)) {
        popOut(state, figure);
      }
    }
  }

  private static boolean isSheltered(GameState state, int figure) {
    return VipFigures.is(state, figure, Vip.CELEBRITY) ? isBesideScenery(state, figure) // KF-VIP-05e
        : state.figures().isInBin(figure) ? Footing.isBeside(state, figure, Flag.BIN) : isBehindObstacle(state, figure);
  }

  /** Returns whether a figure is adjacent to a scenic item, at its height (KF-RUL-13): a house reaches down to the ground. */
  public static boolean isBesideScenery(GameState state, int figure) {
    long place = state.figures().place(figure);
    for (int i = 0; i < state.board().pieces(); i++) {
      Piece piece = state.board().piece(i);
      if (piece.is(Flag.SCENIC) && state.board().isThere(i) && (piece.is(Flag.ROOF) && Place.level(place) < piece.top
          ? Gaps.isAdjacent(piece, place, state.figures().size(figure))
          : Gaps.isBeside(piece, place, state.figures().size(figure)))) {
        return true;
      }
    }
    return false;
  }

  /** Hides a figure; in the bin if it has the choice. */
  public static void hide(GameState state, int figure) {
    state.figures().hide(figure, Footing.isBeside(state, figure, Flag.BIN) ? Figures.Shelter.BIN : Figures.Shelter.OBSTACLE);
    state.emit(HIDDEN, state.figures().code(figure));
  }

  /** Lets a figure pop out. */
  public static void popOut(GameState state, int figure) {
    state.figures().cure(figure, Condition.HIDING);
    state.emit(POPPED_OUT, state.figures().code(figure));
  }
}
