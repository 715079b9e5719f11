package games.kumite.kungfu.movement;

import java.util.Arrays;

/**
 * The open points of a search for a way, by their cost: the cheapest first, and of equal ones the first that was found. Costs of
 * points that are added exceed that of the last one taken by at most {@link #SPAN}. Confined to one thread.
 */
final class Frontier {

  /** The most that a step costs. */
  static final int SPAN = 14;
  private static final int QUEUES = SPAN + 1;
  private static final int ROOM = 32;

  // Dial's bucket queue (1969): the waiting costs differ by at most SPAN, so cost modulo QUEUES names the queue of a cost.
  private final int[][] points = new int[QUEUES][ROOM];
  private final int[] first = new int[QUEUES];
  private final int[] last = new int[QUEUES];
  private int cost;
  private int count;

  /** Begins with none. */
  void clear() {
    Arrays.fill(first, 0);
    Arrays.fill(last, 0);
    cost = 0;
    count = 0;
  }

  /** Adds a point. */
  void add(int point, int pointCost) {
    int queue = pointCost % QUEUES;
    if (last[queue] == points[queue].length) {
      points[queue] = Arrays.copyOf(points[queue], 2 * last[queue]);
    }
    points[queue][last[queue]++] = point;
    count++;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Takes the next point, of {@link #cost}. */
  int take() {
    int queue = cost % QUEUES;
    while (first[queue] == last[queue]) {
      first[queue] = 0;
      last[queue] = 0;
      cost++;
      queue = cost % QUEUES;
    }
    count--;
    return points[queue][first[queue]++];
  }

  /** Returns the cost of the point that was taken last. */
  int cost() {
    return cost;
  }
}
