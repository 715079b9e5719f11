package games.kumite.kungfu.movement;

import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Slides down a bannister, from one end to the other (KF-STU-07, KF-RUL-177). */
public final class Slide {

  private Slide() {}

  /** Returns whether a figure touches an end of a bannister. */
  public static boolean isAtAnEnd(GameState state, int figure, int piece) {
    return otherEnd(state, figure, piece) != Place.NOWHERE;
  }

  /** Returns why a figure cannot slide down, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    return SpiritWards.isShut(state.figures(), figure, bottom(state, figure, piece)) ? Faults.WARDED : null; // KF-TRT-67a
  }

  /** Returns the end away from the one that the figure touches; NOWHERE if it touches none. */
  private static long otherEnd(GameState state, int figure, int piece) {
    Polygon outline = state.board().piece(piece).outline;
    boolean isLying = outline.right() - outline.left() >= outline.high() - outline.low();
    int x = outline.middleX();
    int y = outline.middleY();
    long first = isLying ? Place.of(outline.left(), y, 0) : Place.of(x, outline.low(), 0);
    long second = isLying ? Place.of(outline.right(), y, 0) : Place.of(x, outline.high(), 0);
    return touches(state.figures(), figure, first) ? second : touches(state.figures(), figure, second) ? first
        : Place.NOWHERE;
  }

  private static boolean touches(Figures figures, int figure, long end) {
    long reach = figures.size(figure).radius() + Gaps.TOUCH;
    return Place.squared(figures.place(figure), end) <= reach * reach;
  }

  /** Moves a figure down a bannister. */
  public static void down(GameState state, int figure, int piece) {
    Contacts.touch(state, figure);
    state.then(MoveResolution.of(state, figure, bottom(state, figure, piece), MoveType.SLIDE, 0), new Leaving(figure));
  }

  /** Returns where a slide ends. */
  private static long bottom(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    long end = otherEnd(state, figure, piece);
    int level = state.board().levelBelow(Place.x(end), Place.y(end), Place.level(figures.place(figure)) - Board.STEP,
        figures.size(figure).height());
    return Spots.nearest(state.board(), figures, figure, Place.of(Place.x(end), Place.y(end), Math.max(level, 0)));
  }
}
