package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The areas that the supernatural may not enter (KF-TRT-67, KF-RUL-87). */
public final class SpiritWards {

  private static final int RADIUS = Stick.MEDIUM.length();

  private SpiritWards() {}

  /** Returns whether there is a ward that might bar a figure. */
  public static boolean mayBar(Figures figures, int figure) {
    boolean isThere = false;
    for (int warder = 0; warder < figures.count(); warder++) {
      isThere |= warder != figure && figures.is(warder, Condition.SPIRIT_WARD);
    }
    return isThere && Capabilities.isSupernatural(figures, figure);
  }

  /** Returns whether a ward bars the straight way of a figure to a place: one that begins outside. */
  public static boolean bar(Figures figures, int figure, long to) {
    return bar(figures, figure, figures.place(figure), to);
  }

  /** Returns whether a ward bars a part of a way that begins at another place. */
  public static boolean bar(Figures figures, int figure, long from, long to) {
    return warder(figures, figure, from, to) != Figures.NOBODY;
  }

  /** Returns whether a place lies in a ward that a figure is outside of and may not enter. */
  public static boolean isShut(Figures figures, int figure, long place) {
    boolean isShut = false;
    for (int warder = 0; warder < figures.count(); warder++) {
      isShut |= warder != figure && figures.is(warder, Condition.SPIRIT_WARD) && Capabilities.isSupernatural(figures, figure)
          && isIn(figures, figure, place, warder) && !isIn(figures, figure, figures.place(figure), warder);
    }
    return isShut;
  }

  private static boolean isIn(Figures figures, int figure, long place, int warder) {
    return Gaps.isWithin(place, figures.size(figure), figures.place(warder), figures.size(warder), RADIUS);
  }

  /** Returns the figure whose ward bars it, {@link Figures#NOBODY} if no ward does. */
  private static int warder(Figures figures, int figure, long from, long to) {
    for (int warder = 0; warder < figures.count(); warder++) {
      if (warder != figure && figures.is(warder, Condition.SPIRIT_WARD) && Capabilities.isSupernatural(figures, figure)
          && isEntered(figures, warder, figure, from, to)) {
        return warder;
      }
    }
    return Figures.NOBODY;
  }

  private static boolean isEntered(Figures figures, int warder, int figure, long from, long to) {
    long middle = figures.place(warder);
    int reach = RADIUS + figures.size(warder).radius() + figures.size(figure).radius();
    boolean wasInside = Gaps.isWithin(from, figures.size(figure), middle, figures.size(warder), RADIUS);
    return !wasInside && Polygon.isNearSegment(Place.x(from), Place.y(from), Place.x(to), Place.y(to), Place.x(middle),
        Place.y(middle), reach);
  }

  /** Returns the last place of a straight way that no ward bars and where there is room to stand: the end itself if none does. */
  public static long lastFree(GameState state, int figure, long to) {
    Figures figures = state.figures();
    if (!bar(figures, figure, to)) {
      return to;
    }
    long from = figures.place(figure);
    int dx = Place.x(to) - Place.x(from);
    int dy = Place.y(to) - Place.y(from);
    int length = (int) Math.sqrt((double) Place.squared(from, to));
    int free = 0;
    int barred = length + 1;
    while (barred - free > 1) {
      int middle = (free + barred) / 2;
      if (bar(figures, figure, along(from, dx, dy, middle, length))) {
        barred = middle;
      } else {
        free = middle;
      }
    }
    return Push.lastStanding(state.board(), figures, figure, along(from, dx, dy, free, length));
  }

  private static long along(long from, int dx, int dy, int part, int length) {
    return length == 0 ? from : Place.of(Place.x(from) + (int) Math.round((double) dx * part / length),
        Place.y(from) + (int) Math.round((double) dy * part / length), Place.level(from));
  }
}
