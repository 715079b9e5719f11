package games.kumite.kungfu.scenery;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;

/** Doors and windows that moves open and break (KF-RUL-59, KF-STU-20). */
public final class Openings {

  private static final EventType OPENED = EventType.of("door-opened", "KF-RUL-59").word("piece", Whereabouts::piece);
  private static final EventType BROKEN = EventType.of("window-broken", "KF-STU-20").word("piece", Whereabouts::piece);

  private Openings() {}

  /** Opens what a figure goes through on a straight way: it stands open from then on. */
  public static void pass(GameState state, int figure, long from, long to, Locomotion manner) {
    for (int piece = Moves.opening(state.board(), from, to, state.figures().size(figure), manner); piece >= 0;
        piece = Moves.opening(state.board(), from, to, state.figures().size(figure), manner)) {
      open(state, piece);
    }
  }

  /** Opens a door or breaks a window: it is gone. */
  public static void open(GameState state, int piece) {
    state.emit(state.board().piece(piece).is(Flag.WINDOW) ? BROKEN : OPENED, piece + 1);
    state.lay(state.board().without(piece));
  }

  /** Removes the doors, windows and fragile pieces that a blast reaches (KF-STU-21). */
  public static void blast(GameState state, long middle, int radius) {
    for (int i = 0; i < state.board().pieces(); i++) {
      Piece piece = state.board().piece(i);
      boolean isWeak = piece.is(Flag.DOOR) || piece.is(Flag.WINDOW) || piece.is(Flag.FRAGILE);
      if (isWeak && state.board().isThere(i) && Moves.isInCircle(piece, middle, radius)) {
        open(state, i);
      }
    }
  }

  /** Breaks the windows that a shot goes through (KF-STU-20). */
  public static void shoot(GameState state, int shooter, int target) {
    Figures figures = state.figures();
    for (int piece = Moves.window(state.board(), figures.place(shooter), figures.place(target)); piece >= 0;
        piece = Moves.window(state.board(), figures.place(shooter), figures.place(target))) {
      open(state, piece);
    }
  }
}
