package games.kumite.kungfu.geometry;

import games.kumite.api.random.RandomSource;
import java.util.List;

/** Random legal ends of moves, for playouts: a kind of place, a point, a level (KF-RUL-52). */
public final class RandomEnds {

  /** Misses after which one of the listed directions is taken, or any listed place if all are shut. */
  private static final int TRIES = 4;
  private static final int KINDS = 4;
  private static final int CONTACT = 0;
  private static final int FULL = 1;
  private static final int NOBODY = -1;

  private RandomEnds() {}

  /**
   * Returns the settled end of a random legal move: named again, it is legal and ends there. A figure that cannot move at all
   * has none.
   *
   * @param reach the distance that the centre may travel
   * @return a place, {@link Place#NOWHERE} if none was found and none is listed
   */
  public static long move(Board board, Bodies bodies, int mover, int reach, RandomSource random) {
    return move(board, bodies, mover, bodies.place(mover), reach, Locomotion.WALK, random);
  }

  /** Returns the settled end of a random legal move from a place in some manner. */
  public static long move(Board board, Bodies bodies, int mover, long from, int reach, Locomotion manner,
      RandomSource random) {
    MoveSurroundings around = MoveSurroundings.of(board, bodies, mover, from, reach, manner);
    for (int tries = 0; tries < TRIES; tries++) {
      long place = legal(board, around, point(board, around, random));
      if (place != Place.NOWHERE) {
        return place;
      }
    }
    int first = random.pick("move-direction", mover, Directions.COUNT / ListedEnds.STEP);
    for (int i = 0; i < Directions.COUNT / ListedEnds.STEP; i++) {
      int direction = (first + i) * ListedEnds.STEP % Directions.COUNT;
      long place = legal(board, around,
          around.cut(board, Directions.x(direction, reach), Directions.y(direction, reach)));
      if (place != Place.NOWHERE) {
        return place;
      }
    }
    List<ListedEnd> listed = ListedEnds.of(board, bodies, mover, from, reach, manner);
    return listed.isEmpty() ? Place.NOWHERE : listed.get(random.pick("move-listed", mover, listed.size())).place();
  }

  /** Returns where a move to a place settles if that is legal, else {@link Place#NOWHERE}. */
  private static long legal(Board board, MoveSurroundings around, long wanted) {
    if (wanted == Place.NOWHERE || wanted == around.from()) {
      return Place.NOWHERE;
    }
    long place = around.settled(board, wanted);
    return place != around.from() && around.isLegal(board, place) ? place : Place.NOWHERE;
  }

  private static long point(Board board, MoveSurroundings around, RandomSource random) {
    long from = around.from();
    int mover = around.mover();
    int reach = around.reach();
    int kind = random.pick("move-kind", mover, KINDS);
    int x;
    int y;
    int enemy = kind == CONTACT ? enemy(around, random) : NOBODY;
    if (enemy != NOBODY) {
      long place = around.place(enemy);
      int apart = around.size().radius() + around.size(enemy).radius();
      int turn = random.pick("move-turn", mover, Directions.COUNT / 2 + 1) - Directions.COUNT / 4;
      x = Place.x(place) + Directions.awayX(place, from, turn, apart);
      y = Place.y(place) + Directions.awayY(place, from, turn, apart);
    } else if (kind == FULL) {
      int direction = random.pick("move-direction", mover, Directions.COUNT);
      x = Place.x(from) + Directions.x(direction, reach - 1); // rounded, it still is in reach
      y = Place.y(from) + Directions.y(direction, reach - 1);
    } else {
      int dx = random.pick("move-x", mover, 2 * reach + 1) - reach;
      int dy = random.pick("move-y", mover, 2 * reach + 1) - reach;
      boolean isFar = (long) dx * dx + (long) dy * dy > (long) reach * reach;
      x = Place.x(from) + (isFar ? dx / 2 : dx);
      y = Place.y(from) + (isFar ? dy / 2 : dy);
    }
    if (x < 0 || y < 0 || x > board.width || y > board.height) {
      return Place.NOWHERE;
    }
    int draw = random.pick("move-level", mover, Board.MAX_DRAWN);
    return Place.of(x, y, around.manner().isAloft() ? board.anyLevelAloft(x, y, draw) : board.anyLevel(x, y, draw));
  }

  /** Returns one of the enemies in reach, each as likely as the others. */
  private static int enemy(MoveSurroundings around, RandomSource random) {
    int count = 0;
    for (int i = 0; i < around.count(); i++) {
      count += around.isInReach(i) ? 1 : 0;
    }
    int left = count == 0 ? -1 : random.pick("move-enemy", around.mover(), count);
    for (int i = 0; i < around.count() && left >= 0; i++) {
      if (around.isInReach(i) && left-- == 0) {
        return i;
      }
    }
    return NOBODY;
  }
}
