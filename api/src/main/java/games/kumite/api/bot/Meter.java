package games.kumite.api.bot;

/** What is left of a budget during one choice. The only place where bots read the clock. */
final class Meter {

  private static final long NANOS = 1_000_000;

  private final Budget.Unit unit;
  private final long amount;
  private final long begun;
  private long iterations;
  private long copies;

  Meter(Budget budget) {
    unit = budget.unit();
    amount = budget.amount();
    begun = unit == Budget.Unit.TIME ? System.nanoTime() : 0;
  }

  /** Counts an iteration that makes one copy. */
  void count() {
    iterations++;
    copies++;
  }

  /** Counts a copy. */
  void countCopy() {
    copies++;
  }

  /** Counts an iteration. */
  void countIteration() {
    iterations++;
  }

  long iterations() {
    return iterations;
  }

  boolean isSpent() {
    return switch (unit) {
      case ITERATIONS -> iterations >= amount;
      case COPIES -> copies >= amount;
      case TIME -> (System.nanoTime() - begun) / NANOS >= amount;
    };
  }
}
