package games.kumite.kungfu.effect;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.GameState;

/** The place where a lost weapon lies: it flies over everything and stays on the table (KF-RUL-55). */
final class WeaponLanding {

  private static final int SIDES = 6;

  private WeaponLanding() {}

  /** Returns the place at a distance in a random direction; two equal dice leave it where it was (KF-RUL-15). */
  static long random(GameState state, int figure, int length) {
    long from = state.figures().place(figure);
    int seat = state.seatOf(figure);
    int[] dice = state.roll("direction", seat, 2, SIDES);
    if (dice[0] == dice[1]) {
      return from;
    }
    int direction = state.random().pick("direction", seat + 1, Directions.COUNT);
    return at(state, from, Directions.x(direction, length), Directions.y(direction, length));
  }

  /** Returns the place at a distance in a direction turned from the line away from a place. */
  static long away(GameState state, int figure, long source, int turn, int length) {
    long from = state.figures().place(figure);
    return at(state, from, Directions.awayX(source, from, turn, length), Directions.awayY(source, from, turn, length));
  }

  private static long at(GameState state, long from, int dx, int dy) {
    Board board = state.board();
    int x = Math.max(0, Math.min(board.width, Place.x(from) + dx));
    int y = Math.max(0, Math.min(board.height, Place.y(from) + dy));
    return Place.of(x, y, Math.max(0, board.levelBelow(x, y, Place.level(from), 0)));
  }
}
