package games.kumite.journey.state;

import games.kumite.journey.map.Ground;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;

/**
 * The steps between squares, for rough and frequent questions: lines, gates, wells and boxes are in the way, other
 * tokens and figures are not. All pairs are computed by breadth-first searches. Immutable; queries allocate nothing.
 */
@Immutable
public final class Distances {

  /** The distance from which on everything is equally far. */
  public static final int FAR = 60;

  private static final int SIDES = 4;

  private final byte[] steps;
  private final int size;

  /**
   * Measures all distances.
   *
   * @param ground the map
   * @param blocked the squares with tokens that never move
   */
  Distances(Ground ground, boolean[] blocked) {
    size = ground.size();
    steps = new byte[size * size];
    Arrays.fill(steps, (byte) FAR);
    int[] queue = new int[size];
    for (int from = 0; from < size; from++) {
      flood(ground, blocked, from, queue);
    }
  }

  /**
   * Measures the distances from a square. A blocked square is measured, since figures stop beside it, but nothing
   * beyond it.
   */
  private void flood(Ground ground, boolean[] blocked, int from, int[] queue) {
    int end = 1;
    queue[0] = from;
    steps[from * size + from] = 0;
    for (int at = 0; at < end; at++) {
      int square = queue[at];
      int next = steps[from * size + square] + 1;
      boolean isEnd = blocked[square] && square != from || next >= FAR;
      for (int side = 0; side < SIDES && !isEnd; side++) {
        int to = ground.step(square, side);
        if (to != Ground.NONE && steps[from * size + to] == FAR) {
          steps[from * size + to] = (byte) next;
          queue[end++] = to;
        }
      }
    }
  }

  /** Returns the steps from a square to another, {@link #FAR} at most. */
  public int between(int from, int to) {
    return steps[from * size + to];
  }
}
