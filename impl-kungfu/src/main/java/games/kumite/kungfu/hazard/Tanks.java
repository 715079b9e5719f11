package games.kumite.kungfu.hazard;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;

/** Tanks of dangerous stuff (KF-LOC-50). */
public final class Tanks {

  private static final int SIDES = 6;
  private static final int EXPLODES = 5;
  private static final EventType STRUCK = EventType.of("tank-struck", "KF-LOC-50b").word("piece", Whereabouts::piece).number("die");

  private Tanks() {}

  /** Rolls a die for every tank that a shooter sees who has missed with a firearm (KF-LOC-50b). */
  public static void missed(GameState state, int shooter) {
    Board board = state.board();
    if (!board.mayHave(Flag.TANK.bit())) {
      return;
    }
    for (int piece = 0; piece < board.pieces(); piece++) {
      if (isSeen(state, shooter, piece)) {
        strike(state, shooter, piece);
      }
    }
  }

  /** Returns whether a piece is a tank that a figure sees. */
  public static boolean isSeen(GameState state, int figure, int piece) {
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.TANK) && isInSight(state, figure, piece);
  }

  /** Returns whether a figure sees the middle of a piece. */
  public static boolean isInSight(GameState state, int figure, int piece) {
    Piece seen = state.board().piece(piece);
    long middle = Place.of(seen.outline.middleX(), seen.outline.middleY(), seen.base);
    Board open = seen.is(Flag.OPAQUE) ? state.board().without(piece) : state.board();
    return Sight.isMutual(open, state.figures(), Sight.UNPLACED, middle, Size.NORMAL, figure);
  }

  /**
   * Strikes a tank: on 5 or 6 it explodes, which is a neutral attack (KF-LOC-50b, KF-LOC-50c, KF-RUL-119).
   *
   * @param by the figure that has struck it, {@link Figures#NOBODY} if none has
   */
  public static void strike(GameState state, int by, int piece) {
    Board board = state.board();
    if (!board.isThere(piece)) {
      return;
    }
    int die = state.roll("tank", by == Figures.NOBODY ? Figures.NEUTRAL : state.seatOf(by), SIDES);
    state.emit(STRUCK, piece + 1, die);
    if (die >= EXPLODES) {
      Piece tank = board.piece(piece);
      long middle = Place.of(tank.outline.middleX(), tank.outline.middleY(), tank.base);
      if (board.item(piece) >= 0) {
        BreakRolls.shootDown(state, by, board.item(piece));
      } else {
        state.lay(board.without(piece));
      }
      state.then(Blast.of(state, Figures.NOBODY, middle, Blast.Kind.DANGEROUS_STUFF), state.callbacks().settle());
    }
  }
}
