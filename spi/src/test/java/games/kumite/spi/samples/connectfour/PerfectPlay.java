package games.kumite.spi.samples.connectfour;

/**
 * A solver of connect four: the result of a position if both sides play perfectly. It knows nothing of the game as the
 * library plays it. Alpha-beta over bit boards (Tromp's layout: seven bits a column), with a table of results.
 */
final class PerfectPlay {

  static final int COLUMNS = 7;
  private static final int ROWS = 6;
  private static final int HEIGHT = ROWS + 1;
  private static final int[] CENTRE_FIRST = {3, 2, 4, 1, 5, 0, 6};
  private static final int SLOTS = 1 << 22;

  private final long[] keys = new long[SLOTS];
  private final byte[] bounds = new byte[SLOTS];

  /** A position: the discs of the side to move, and all discs. */
  record Position(long own, long all) {

    static final Position EMPTY = new Position(0, 0);

    boolean isFull(int column) {
      return (all & 1L << column * HEIGHT + ROWS - 1) != 0;
    }

    /** Returns the position after a disc in a column. */
    Position after(int column) {
      return new Position(own ^ all, all | all + (1L << column * HEIGHT));
    }

    /** Returns whether the side that has just moved has four in a row. */
    boolean isWon() {
      return hasFour(own ^ all);
    }

    /** Returns a column in which the other side would win now, which has to be blocked; negative if there is none. */
    private int threat() {
      Position turned = new Position(own ^ all, all);
      for (int column = 0; column < COLUMNS; column++) {
        if (!turned.isFull(column) && turned.after(column).isWon()) {
          return column;
        }
      }
      return -1;
    }

    boolean isFull() {
      return Long.bitCount(all) == COLUMNS * ROWS;
    }
  }

  private static boolean hasFour(long discs) {
    for (int step : new int[] {1, HEIGHT - 1, HEIGHT, HEIGHT + 1}) {
      long pairs = discs & discs >>> step;
      if ((pairs & pairs >>> 2 * step) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns 1 if the side to move wins, 0 for a draw, -1 if it loses. */
  int value(Position position) {
    return value(position, -1, 1);
  }

  private int value(Position position, int lower, int upper) {
    if (position.isWon()) {
      return -1;
    }
    if (position.isFull()) {
      return 0;
    }
    for (int column : CENTRE_FIRST) {
      if (!position.isFull(column) && position.after(column).isWon()) {
        return 1;
      }
    }
    long key = position.own + position.all + bottoms();
    int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 42);
    int alpha = lower;
    int beta = upper;
    if (keys[slot] == key) { // the lower bound, then the upper bound, each plus one
      alpha = Math.max(alpha, (bounds[slot] & 3) - 1);
      beta = Math.min(beta, (bounds[slot] >> 2) - 1);
      if (alpha >= beta) {
        return alpha > lower ? alpha : beta;
      }
    }
    int best = -1;
    int floor = alpha;
    int threat = position.threat();
    for (int column : CENTRE_FIRST) {
      if (!position.isFull(column) && (threat < 0 || threat == column)) {
        best = Math.max(best, -value(position.after(column), -beta, -floor));
        floor = Math.max(floor, best);
        if (floor >= beta) {
          break;
        }
      }
    }
    int known = keys[slot] == key ? bounds[slot] : 2 << 2;
    int low = best > alpha ? Math.max(known & 3, best + 1) : known & 3;
    int high = best < beta ? Math.min(known >> 2, Math.max(best, alpha) + 1) : known >> 2;
    keys[slot] = key;
    bounds[slot] = (byte) (low | high << 2);
    return Math.max(best, alpha);
  }

  private static long bottoms() {
    long bottoms = 0;
    for (int column = 0; column < COLUMNS; column++) {
      bottoms |= 1L << column * HEIGHT;
    }
    return bottoms;
  }
}
