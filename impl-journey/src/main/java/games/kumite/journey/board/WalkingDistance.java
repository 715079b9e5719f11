package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Occupancy;
import java.util.Arrays;

/**
 * D, the walking distance of the ledger (JW-RUL-10): orthogonal steps of a 1x1 walker, past miniatures, not through
 * tokens or lines. After {@link #from} or {@link #around}, any number of distances can be read. The breadth-first
 * search floods the map only as far as they need. Tokens must not move between beginning and reading. Not thread-safe;
 * reused for many searches.
 */
public final class WalkingDistance {

  /** The amount added to |dx| + |dy| where there is no way. */
  public static final int NO_WAY = 1000;

  /** The obstacles that do not stop a walker. */
  public enum Passing {
    /** Lines and tokens stop the walker. */
    NOTHING,
    /** Closed doors are treated as open (JW-AI-14). */
    DOORS,
    /** Yellow lines and all tokens are treated as open (JW-SDC-09). */
    ALL_BUT_PURPLE
  }

  private static final int SIDES = 4;

  /** The distances plus 1; 0 is a square that is not reached. */
  private final short[] distances;
  private final short[] queue;
  private Ground ground;
  private Occupancy squares = new Occupancy(0);
  private Passing passing = Passing.NOTHING;
  private int next;
  private int end;

  /** Creates a walk for a ground, and for any other one of its size or smaller. */
  public WalkingDistance(Ground ground) {
    this.ground = ground;
    distances = new short[ground.size()];
    queue = new short[ground.size()];
  }

  /** Begins at the squares of a base. */
  public void from(BasePoses footing, Occupancy among, int pose, Passing past) {
    begin(footing.ground(), among, past);
    for (int k = 0; k < footing.size(); k++) {
      reach(footing.square(pose, k), 1);
    }
  }

  /** Begins at the squares adjacent to a token that no line cuts off, which is the way to measure a gate (JW-RUL-85). */
  public void around(Ground on, Occupancy among, int square, Passing past) {
    begin(on, among, past);
    for (int way = 0; way < CompassDirections.COUNT; way++) {
      if (on.isOpen(square, way) && !stops(among, on.neighbour(square, way), past)) {
        reach(on.neighbour(square, way), 1);
      }
    }
  }

  private void begin(Ground on, Occupancy among, Passing past) {
    ground = on;
    squares = among;
    passing = past;
    next = 0;
    end = 0;
    Arrays.fill(distances, 0, on.size(), (short) 0);
  }

  private void reach(int square, int distance) {
    if (distances[square] == 0) {
      distances[square] = (short) distance;
      queue[end++] = (short) square;
    }
  }

  private void spread(int square) {
    int distance = distances[square] + 1;
    for (int side = 0; side < SIDES; side++) {
      int to = passing == Passing.ALL_BUT_PURPLE ? ground.stepPastYellow(square, side) : ground.step(square, side);
      if (to != Ground.NONE && distances[to] == 0 && !stops(squares, to, passing)) {
        reach(to, distance);
      }
    }
  }

  private void flood() {
    while (next < end) {
      spread(queue[next++]);
    }
  }

  private static boolean stops(Occupancy squares, int square, Passing passing) {
    return switch (passing) {
      case NOTHING -> squares.isBlocked(square);
      case DOORS -> squares.isBlocked(square) && !squares.isDoor(square);
      case ALL_BUT_PURPLE -> false;
    };
  }

  /** Returns whether there is a way to a square. */
  public boolean isReached(int square) {
    flood();
    return distances[square] != 0;
  }

  /** Returns the number of squares reached, including those at the beginning. */
  public int reached() {
    flood();
    return end;
  }

  /** Returns a reached square, nearest first. */
  public int reached(int number) {
    return queue[number];
  }

  /** Returns the steps to a square: D of a base that covers it alone. */
  public int to(int square) {
    flood();
    if (distances[square] != 0) {
      return distances[square] - 1;
    }
    int min = Integer.MAX_VALUE;
    for (int at = 0; at < end && distances[queue[at]] == 1; at++) {
      min = Math.min(min, ground.apart(queue[at], square));
    }
    return NO_WAY + min;
  }

  /** Returns the steps to a base: D. */
  public int to(BasePoses footing, int pose) {
    int min = min(footing, pose);
    while (min == 0 && next < end) {
      int distance = distances[queue[next]];
      while (next < end && distances[queue[next]] == distance) {
        spread(queue[next++]);
      }
      min = min(footing, pose);
    }
    return min == 0 ? NO_WAY + apart(footing, pose) : min - 1;
  }

  /**
   * Returns the least distance among the squares of a base that are reached so far; squares are reached nearest first.
   */
  private int min(BasePoses footing, int pose) {
    int min = 0;
    for (int k = 0; k < footing.size(); k++) {
      int distance = distances[footing.square(pose, k)];
      min = distance != 0 && (min == 0 || distance < min) ? distance : min;
    }
    return min;
  }

  /** Returns the least |dx| + |dy| to the squares at the beginning. */
  private int apart(BasePoses footing, int pose) {
    int min = Integer.MAX_VALUE;
    for (int at = 0; at < end && distances[queue[at]] == 1; at++) {
      for (int k = 0; k < footing.size(); k++) {
        min = Math.min(min, ground.apart(queue[at], footing.square(pose, k)));
      }
    }
    return min == Integer.MAX_VALUE ? 0 : min;
  }
}
