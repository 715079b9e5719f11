package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Occupancy;

/**
 * The squares on which a figure may not stand and that end its sight. Its own base takes none, since it is elsewhere as
 * soon as it moves. A snapshot; immutable; queries allocate nothing.
 */
public final class Obstacles {

  private static final Obstacles NOTHING = new Obstacles(new boolean[Ground.MAX * Ground.MAX]);

  private final boolean[] taken;

  private Obstacles(boolean[] taken) {
    this.taken = taken;
  }

  /** Returns other miniatures and tokens as obstacles (JW-MOV-05, JW-RUL-13). */
  public static Obstacles all(Ground ground, Occupancy squares, int figure) {
    boolean[] taken = new boolean[ground.size()];
    for (int square = 0; square < taken.length; square++) {
      taken[square] = !squares.isFree(square, figure);
    }
    return new Obstacles(taken);
  }

  /** Returns tokens and one miniature as obstacles; all others are ignored. */
  public static Obstacles onlyOf(Ground ground, Occupancy squares, int other) {
    boolean[] taken = new boolean[ground.size()];
    for (int square = 0; square < taken.length; square++) {
      taken[square] = squares.isBlocked(square) || squares.figure(square) == other;
    }
    return new Obstacles(taken);
  }

  /** Returns no obstacles, for a march that passes everything (JW-SDC-09). */
  public static Obstacles nothing() {
    return NOTHING;
  }

  /** Returns whether a square is taken. */
  public boolean isTaken(int square) {
    return taken[square];
  }

  /** Returns whether a base finds none of its squares taken. */
  public boolean leaves(BasePoses footing, int pose) {
    for (int k = 0; k < footing.size(); k++) {
      if (taken[footing.square(pose, k)]) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a turn passes no square that is taken (JW-RUL-07). */
  public boolean leavesTurn(BasePoses footing, int pose, int turn) {
    for (int k = 0; k < footing.boxSize(); k++) {
      int square = footing.box(pose, turn, k);
      if (square == Ground.NONE) {
        return true;
      }
      if (taken[square]) {
        return false;
      }
    }
    return true;
  }
}
