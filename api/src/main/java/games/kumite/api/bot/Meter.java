package games.kumite.api.bot;

/** What is left of a budget during one choice. The only place where bots read the clock. */
final class Meter {

  private static final long NANOS = 1_000_000;

  private final Budget.Unit unit;
  private final long amount;
  private final long begun;
  private long iterations;

  Meter(Budget budget) {
    unit = budget.unit();
    amount = budget.amount();
    begun = unit == Budget.Unit.TIME ? System.nanoTime() : 0;
  }

  /** Counts an iteration, for which every bot here imagines one match. */
  void count() {
    iterations++;
  }

  long iterations() {
    return iterations;
  }

  boolean isSpent() {
    return switch (unit) {
      case ITERATIONS, COPIES -> iterations >= amount;
      case TIME -> (System.nanoTime() - begun) / NANOS >= amount;
    };
  }
}
