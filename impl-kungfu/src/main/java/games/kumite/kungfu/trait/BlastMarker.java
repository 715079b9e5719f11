package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.SingleBody;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The places where a figure may put the marker of a blast (D-37, KF-RUL-52, KF-RUL-58). Distances to a point are measured from
 * the edge of the base.
 *
 * @param figure the figure that puts it
 * @param range the farthest, {@link #UNLIMITED} for anywhere
 */
record BlastMarker(int figure, int range) {

  /** No maximum range. */
  static final int UNLIMITED = Integer.MAX_VALUE;

  private static final int MAX_PAIR = 2400; // KF-RUL-52
  private static final int TRIES = 4;
  private static final Refusal TOO_FAR = new Refusal("KF-TRT-35b", "out-of-range");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-58", "off-the-table");
  private static final Refusal NO_LEVEL = new Refusal("KF-RUL-58", "no-level");
  private static final Refusal LOVED_ONE = new Refusal("KF-VIP-07c", "near-loved-one");
  private static final Refusal UNSEEN = new Refusal("KF-RUL-58", "marker-unseen");

  /**
   * Lists the middles of enemies, the nearest first, and of pairs of them; if none is legal, a point L away, and else
   * the figure's own place.
   */
  void options(GameState state, ActionCollector out) {
    boolean isAny = false;
    for (long point : new LinkedHashSet<>(points(state))) { // two pairs may have one middle
      Refusal refusal = refusal(state, point);
      isAny |= refusal == null;
      out.add(action(state, point), refusal);
    }
    if (!isAny) {
      out.add(action(state, fallback(state)));
    }
  }

  /** Returns why nothing can be marked at all, null if something can: a figure's own place is out of the question beside her. */
  @Nullable Refusal noneRefusal(GameState state) {
    if (!VipFigures.endangers(state, figure) || refusal(state, fallback(state)) == null) {
      return null;
    }
    for (long point : points(state)) {
      if (refusal(state, point) == null) {
        return null;
      }
    }
    return LOVED_ONE;
  }

  private List<Long> points(GameState state) {
    Figures figures = state.figures();
    List<Long> points = new ArrayList<>();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isEnemy(figures, enemy)) {
        points.add(figures.place(enemy));
      }
    }
    long own = figures.place(figure);
    points.sort(Comparator.comparingLong(point -> Place.squared(own, point)));
    int enemies = points.size();
    for (int a = 0; a < enemies; a++) {
      for (int b = a + 1; b < enemies; b++) {
        if (Place.squared(points.get(a), points.get(b)) <= (long) MAX_PAIR * MAX_PAIR) {
          points.add(between(state.board(), points.get(a), points.get(b)));
        }
      }
    }
    return points;
  }

  private long fallback(GameState state) {
    long own = state.figures().place(figure);
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      int x = Place.x(own) + Directions.x(direction, Stick.LONG.length());
      int y = Place.y(own) + Directions.y(direction, Stick.LONG.length());
      if (state.board().isInside(x, y, 0)) {
        long point = on(state.board(), x, y, Place.level(own));
        if (refusal(state, point) == null) {
          return point;
        }
      }
    }
    return own;
  }

  private static long between(Board board, long a, long b) {
    int x = (Place.x(a) + Place.x(b)) / 2;
    int y = (Place.y(a) + Place.y(b)) / 2;
    return on(board, x, y, Math.max(Place.level(a), Place.level(b)));
  }

  /** Returns the marker on the highest surface at a point that is no higher than a level. */
  static long on(Board board, int x, int y, int level) {
    return Place.of(x, y, Math.max(0, board.levelBelow(x, y, level, 0)));
  }

  private boolean isEnemy(Figures figures, int other) {
    return figures.areEnemies(figure, other) && Capabilities.isInPlay(figures, other);
  }

  private static Action action(GameState state, long at) {
    return PointChoice.action(state, ActionVerb.MARK, at);
  }

  @Nullable Refusal refusal(GameState state, long at) {
    Board board = state.board();
    if (!board.isInside(Place.x(at), Place.y(at), 0)) {
      return OFF_TABLE;
    }
    if (Place.level(at) != 0 && !board.isStandingLevel(Place.x(at), Place.y(at), Place.level(at), 0)) {
      return NO_LEVEL;
    }
    if (distance(state, figure, at) > range) {
      return TOO_FAR;
    }
    if (VipFigures.isNearLovedOne(state, figure, at)) {
      return LOVED_ONE;
    }
    Figures figures = state.figures();
    SingleBody alone = new SingleBody(figures.place(figure), figures.size(figure));
    return Sight.isMutual(board, alone, Sight.UNPLACED, at, Size.NORMAL, 0) ? null : UNSEEN;
  }

  /** Returns the distance from the edge of a base to a point, taken up to a whole tenth. */
  static int distance(GameState state, int figure, long at) {
    double length = Math.sqrt((double) Place.squared(state.figures().place(figure), at));
    return Math.max(0, (int) Math.ceil(length) - state.figures().size(figure).radius());
  }

  /** Returns a legal point drawn at random, null after a few draws that found none. */
  @Nullable Action sample(GameState state, RandomSource random) {
    Board board = state.board();
    for (int i = 0; i < TRIES; i++) {
      long at = on(board, random.pick("marker-x", figure, board.width + 1), random.pick("marker-y", figure, board.height + 1), PointChoice.HIGHEST);
      if (refusal(state, at) == null) {
        return action(state, at);
      }
    }
    return null;
  }
}
