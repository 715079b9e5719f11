package games.kumite.api.arena;

/** The size of batches: as many matches as take about a millisecond at the recent pace. */
final class BatchSizer {

  /** The target duration of a batch in nanoseconds: long compared with sending it, short compared with a run. */
  private static final double TOGETHER = 1_000_000;

  /** The duration in nanoseconds after which a batch returns the matches that it has not begun. */
  static final long LONGEST = 3_000_000;

  /** The longest wait for the first match, in nanoseconds, before more matches are sent one by one. */
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

  /** Returns the size of the next batch; 1 until a duration is known. */
  int size() {
    return each == UNKNOWN ? 1 : (int) Math.max(1, Math.min(MOST, TOGETHER / Math.max(1, each)));
  }

  /**
   * Records the total duration of some matches. Slow matches count less than fast ones, since one delay says little
   * about the next match.
   */
  void took(int matches, long nanos) {
    double last = (double) nanos / matches;
    each = each == UNKNOWN ? last
        : last < each ? each + FASTER * (last - each) : each + SLOWER * (Math.min(last, AT_MOST * each) - each);
  }
}
