package games.kumite.api.arena;

/** How many matches are handed over together: as many as take a millisecond, by what the last ones took. */
final class BatchSizer {

  /** So long a batch is to take, in nanoseconds: much longer than to hand it over, and nothing to wait for. */
  private static final double TOGETHER = 1_000_000;

  /** A batch that takes longer, in nanoseconds, gives back what it has not begun. */
  static final long LONGEST = 3_000_000;

  /** So long it is waited for the first match, in nanoseconds, before more are sent one by one. */
  static final long SOON = 5_000_000;

  private static final int MOST = 128;
  private static final double FASTER = 0.5;
  private static final double SLOWER = 0.1;
  private static final double AT_MOST = 4;
  private static final double UNKNOWN = -1;

  private double each = UNKNOWN;

  boolean isKnown() {
    return each != UNKNOWN;
  }

  /** How many are to go together now; one by one until something is known. */
  int size() {
    return each == UNKNOWN ? 1 : (int) Math.max(1, Math.min(MOST, TOGETHER / Math.max(1, each)));
  }

  /** Some matches took so many nanoseconds together. What held a few of them up says little about the next. */
  void took(int matches, long nanos) {
    double last = (double) nanos / matches;
    each = each == UNKNOWN ? last
        : last < each ? each + FASTER * (last - each) : each + SLOWER * (Math.min(last, AT_MOST * each) - each);
  }
}
