package games.kumite.kungfu.geometry;

import java.util.Arrays;

/** The nearest pieces: the nearest one comes first, of equally near ones the lowest number. */
final class Nearest {

  private static final ThreadLocal<Nearest> OWN = ThreadLocal.withInitial(Nearest::new);
  private static final int ROOM = 64;

  private int[] numbers = new int[ROOM];
  private long[] squares = new long[ROOM];
  private int count;

  private Nearest() {}

  /** Returns the instance of the thread, empty: it is used again and again. */
  static Nearest own() {
    Nearest own = OWN.get();
    own.count = 0;
    return own;
  }

  boolean isEmpty() {
    return count == 0;
  }

  void add(int number, long square) {
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * count);
      squares = Arrays.copyOf(squares, 2 * count);
    }
    numbers[count] = number;
    squares[count++] = square;
  }

  /** Takes the nearest one out of those that there are. */
  int poll() {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = squares[i] < squares[best] || squares[i] == squares[best] && numbers[i] < numbers[best] ? i : best;
    }
    int number = numbers[best];
    count--;
    numbers[best] = numbers[count];
    squares[best] = squares[count];
    return number;
  }
}
