package games.kumite.journey.board;

import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Ways;
import games.kumite.journey.state.Squares;
import java.util.Arrays;

/**
 * D, the walking distance of the ledger (JW-RUL-10): orthogonal steps of a 1x1 walker, past miniatures, not through
 * tokens or lines. {@link #from} or {@link #around} floods the map, then any number of distances are read. Used by one
 * thread, again and again.
 */
public final class Walk {

  /** What is added to |dx| + |dy| where there is no way. */
  public static final int NO_WAY = 1000;

  /** What does not stop a walker. */
  public enum Passing {
    /** Lines and tokens stop. */
    NOTHING,
    /** Closed doors are treated as open (JW-AI-14). */
    DOORS,
    /** Yellow lines and all tokens are treated as open (JW-SDC-09). */
    ALL_BUT_PURPLE
  }

  private static final int UNREACHED = -1;

  private final short[] distances;
  private final short[] queue;
  private Ground ground;
  private int end;

  /** For a ground, and every other one of its size or smaller. */
  public Walk(Ground ground) {
    this.ground = ground;
    distances = new short[ground.size()];
    queue = new short[ground.size()];
  }

  /** Floods from the squares of a base. */
  public void from(Footing footing, Squares squares, int pose, Passing passing) {
    begin(footing.ground());
    for (int k = 0; k < footing.size(); k++) {
      reach(footing.square(pose, k), 0);
    }
    flood(squares, passing);
  }

  /** Floods from the squares adjacent to a token that no line cuts off: how a gate is measured (JW-RUL-85). */
  public void around(Ground on, Squares squares, int square, Passing passing) {
    begin(on);
    for (int way = 0; way < Ways.COUNT; way++) {
      if (on.isOpen(square, way) && !stops(squares, on.neighbour(square, way), passing)) {
        reach(on.neighbour(square, way), 0);
      }
    }
    flood(squares, passing);
  }

  private void begin(Ground on) {
    ground = on;
    end = 0;
    Arrays.fill(distances, 0, on.size(), (short) UNREACHED);
  }

  private void reach(int square, int distance) {
    if (distances[square] == UNREACHED) {
      distances[square] = (short) distance;
      queue[end++] = (short) square;
    }
  }

  private void flood(Squares squares, Passing passing) {
    boolean passesYellow = passing == Passing.ALL_BUT_PURPLE;
    for (int at = 0; at < end; at++) {
      int square = queue[at];
      for (int way = 0; way < Ways.COUNT; way += 2) {
        boolean isOpen = passesYellow ? ground.isOpenPastYellow(square, way) : ground.isOpen(square, way);
        if (isOpen && !stops(squares, ground.neighbour(square, way), passing)) {
          reach(ground.neighbour(square, way), distances[square] + 1);
        }
      }
    }
  }

  private static boolean stops(Squares squares, int square, Passing passing) {
    return switch (passing) {
      case NOTHING -> squares.isBlocked(square);
      case DOORS -> squares.isBlocked(square) && !squares.isDoor(square);
      case ALL_BUT_PURPLE -> false;
    };
  }

  /** Whether there is a way to a square. */
  public boolean isReached(int square) {
    return distances[square] != UNREACHED;
  }

  /** How many squares are reached, those it began with included. */
  public int reached() {
    return end;
  }

  /** The squares that are reached, nearest first. */
  public int reached(int number) {
    return queue[number];
  }

  /** The steps to a base: D. */
  public int to(Footing footing, int pose) {
    int min = Integer.MAX_VALUE;
    for (int k = 0; k < footing.size(); k++) {
      int distance = distances[footing.square(pose, k)];
      min = distance == UNREACHED ? min : Math.min(min, distance);
    }
    return min == Integer.MAX_VALUE ? NO_WAY + apart(footing, pose) : min;
  }

  /** The least |dx| + |dy| to the squares it began with. */
  private int apart(Footing footing, int pose) {
    int min = Integer.MAX_VALUE;
    for (int at = 0; at < end && distances[queue[at]] == 0; at++) {
      for (int k = 0; k < footing.size(); k++) {
        min = Math.min(min, ground.apart(queue[at], footing.square(pose, k)));
      }
    }
    return min == Integer.MAX_VALUE ? 0 : min;
  }
}
