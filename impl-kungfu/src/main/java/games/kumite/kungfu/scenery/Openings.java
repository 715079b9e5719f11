package games.kumite.kungfu.scenery;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Doors and windows that moves open and break (KF-RUL-59, KF-STU-20). */
public final class Openings {

  private static final EventType OPENED = EventType.of("door-opened", "KF-RUL-59").number("piece");
  private static final EventType BROKEN = EventType.of("window-broken", "KF-STU-20").number("piece");

  private Openings() {}

  /** Opens what a figure goes through on a straight way: it stands open from then on. */
  public static void pass(Fight fight, int figure, long from, long to, Manner manner) {
    for (int piece = Moves.opening(fight.board(), from, to, fight.figures().size(figure), manner); piece >= 0;
        piece = Moves.opening(fight.board(), from, to, fight.figures().size(figure), manner)) {
      open(fight, piece);
    }
  }

  /** Opens a door or breaks a window: it is gone. */
  public static void open(Fight fight, int piece) {
    fight.tell(fight.board().piece(piece).is(Flag.WINDOW) ? BROKEN : OPENED, piece + 1);
    fight.lay(fight.board().without(piece));
  }

  /** Removes the doors, windows and fragile pieces that a blast reaches (KF-STU-21). */
  public static void blast(Fight fight, long middle, int radius) {
    for (int i = 0; i < fight.board().pieces(); i++) {
      Piece piece = fight.board().piece(i);
      boolean isWeak = piece.is(Flag.DOOR) || piece.is(Flag.WINDOW) || piece.is(Flag.FRAGILE);
      if (isWeak && fight.board().isThere(i) && Moves.isInCircle(piece, middle, radius)) {
        open(fight, i);
      }
    }
  }

  /** Breaks the windows that a shot goes through (KF-STU-20). */
  public static void shoot(Fight fight, int shooter, int target) {
    Figures figures = fight.figures();
    for (int piece = Moves.window(fight.board(), figures.place(shooter), figures.place(target)); piece >= 0;
        piece = Moves.window(fight.board(), figures.place(shooter), figures.place(target))) {
      open(fight, piece);
    }
  }
}
