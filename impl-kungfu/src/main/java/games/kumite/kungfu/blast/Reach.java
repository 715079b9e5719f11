package games.kumite.kungfu.blast;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Picks;

/** The figures that a blast reaches (KF-RUL-58, KF-RUL-87). Pure. Pure. */
public final class Reach {

  private Reach() {}

  /** Returns the figures whose base is at least partly within a radius, who are not shielded and not on another level. */
  public static Picks victims(Fight fight, long at, int radius) {
    Figures figures = fight.figures();
    Picks victims = Picks.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Able.toSuffer(figures, figure) && !figures.isUnderground(figure) && isWithin(figures, figure, at, radius) && !isShielded(fight, figure, at)) {
        victims = victims.and(figure);
      }
    }
    return victims;
  }

  private static boolean isWithin(Figures figures, int figure, long at, int radius) {
    long reach = radius + figures.size(figure).radius();
    return Place.squared(figures.place(figure), at) <= reach * reach
        && Math.abs(Place.level(figures.place(figure)) - Place.level(at)) <= radius;
  }

  /** Returns whether an OPAQUE piece that is as high as the figure lies on the straight line. */
  private static boolean isShielded(Fight fight, int figure, long at) {
    Board board = fight.board();
    long to = fight.figures().place(figure);
    int head = Place.level(to) + fight.figures().size(figure).height();
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (board.isThere(i) && piece.is(Flag.OPAQUE) && piece.top >= head && piece.base < head
          && piece.outline.isRunInside(Place.x(at), Place.y(at), Place.x(to), Place.y(to), 1)) {
        return true;
      }
    }
    return false;
  }
}
