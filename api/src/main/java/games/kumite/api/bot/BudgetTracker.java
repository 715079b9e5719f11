package games.kumite.api.bot;

/** What is left of a budget during one choice. The only place where bots read the clock. */
final class BudgetTracker {

  private static final long NANOS = 1_000_000;

  /** Of a time that is left an eighth may still go to another action. */
  private static final int OF_TIME = 8;

  private final Budget.Unit unit;
  private final long amount;
  private final long begun;
  private long iterations;
  private long copies;

  BudgetTracker(Budget budget) {
    unit = budget.unit();
    amount = budget.amount();
    begun = unit == Budget.Unit.TIME ? System.nanoTime() : 0;
  }

  /** Counts copies of imagined matches besides those that iterations begin with. */
  void count(long copied) {
    copies += copied;
  }

  /** Counts an iteration, for which every bot here imagines one match. */
  void count() {
    iterations++;
  }

  long iterations() {
    return iterations;
  }

  /**
   * At most so many iterations may still go to another action: all that are left; of a time that is left a part of those at
   * the pace so far, since a search that has found the best gives the others few.
   */
  long contested() {
    return switch (unit) {
      case ITERATIONS -> amount - iterations;
      case COPIES -> amount - iterations - copies;
      case TIME -> {
        long spent = Math.max(1, System.nanoTime() - begun);
        yield (long) (iterations * ((double) amount * NANOS / spent - 1) / OF_TIME);
      }
    };
  }

  boolean isSpent() {
    return switch (unit) {
      case ITERATIONS -> iterations >= amount;
      case COPIES -> iterations + copies >= amount;
      case TIME -> (System.nanoTime() - begun) / NANOS >= amount;
    };
  }
}
