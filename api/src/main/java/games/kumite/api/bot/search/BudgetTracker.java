package games.kumite.api.bot.search;

/** The remaining budget of one choice. This is the only place where bots read the clock. */
public final class BudgetTracker {

  private static final long NANOS = 1_000_000;

  /** The divisor for a remaining time: another action may still get an eighth of it. */
  private static final int OF_TIME = 8;

  private final Budget.Unit unit;
  private final long amount;
  private final long begun;
  private long iterations;
  private long copies;

  public BudgetTracker(Budget budget) {
    unit = budget.unit();
    amount = budget.amount();
    begun = unit == Budget.Unit.TIME ? System.nanoTime() : 0;
  }

  /** Counts copies of imagined matches beyond the one of each iteration. */
  public void count(long copied) {
    copies += copied;
  }

  /** Counts an iteration, which imagines one match. */
  public void count() {
    iterations++;
  }

  public long iterations() {
    return iterations;
  }

  /**
   * Returns the most iterations that another action may still get. With a budget in iterations or copies, these are all
   * that are left. With a budget in time they are a part of those left at the pace so far. A search that has found the
   * best action gives few to the others.
   */
  public long contested() {
    return switch (unit) {
      case ITERATIONS -> amount - iterations;
      case COPIES -> amount - iterations - copies;
      case TIME -> {
        long spent = Math.max(1, System.nanoTime() - begun);
        yield (long) (iterations * ((double) amount * NANOS / spent - 1) / OF_TIME);
      }
    };
  }

  public boolean isSpent() {
    return switch (unit) {
      case ITERATIONS -> iterations >= amount;
      case COPIES -> iterations + copies >= amount;
      case TIME -> (System.nanoTime() - begun) / NANOS >= amount;
    };
  }
}
