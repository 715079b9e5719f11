package games.kumite.spi.cards;

/**
 * A search for one way to pay all debts of urns that were filled from each other. Used once, by one thread.
 *
 * <p>Goes from the newest urn to the oldest. Where a debtor has the name itself, there is no choice to
 * make. The work is bounded; a search that ends without an answer says so.
 */
final class Search {

  /** How a search ended. */
  enum Result {
    /** All debts are paid. */
    FOUND,
    /** They cannot be paid. */
    NONE,
    /** Too much work. */
    GIVEN_UP
  }

  private static final int MOST_STEPS = 20_000;

  final short[][] stock;
  final short[][] pipes;
  private final short[][] owed;
  private int steps;

  /** Names that urns have, or owe (negative), and what was poured into them. */
  Search(short[][] names, short[][] poured) {
    stock = Routing.copy(names);
    pipes = Routing.copy(poured);
    owed = new short[names.length][];
    for (int urn = 0; urn < names.length; urn++) {
      owed[urn] = new short[names[urn].length];
      for (int name = 0; name < names[urn].length; name++) {
        if (names[urn][name] < 0) {
          owed[urn][name] = (short) -names[urn][name];
          stock[urn][name] = 0;
        }
      }
    }
  }

  /** Adds a debt. */
  void owe(int urn, int name) {
    owed[urn][name]++;
  }

  Result run() {
    if (pays(owed.length - 1, 0)) {
      return Result.FOUND;
    }
    return steps > MOST_STEPS ? Result.GIVEN_UP : Result.NONE;
  }

  private boolean pays(int newest, int first) {
    int urn = newest;
    int name = first;
    while (urn >= 0 && owed[urn][name] == 0) {
      if (++name == owed[urn].length) {
        name = 0;
        urn--;
      }
    }
    if (urn < 0) {
      return true;
    }
    if (++steps > MOST_STEPS) {
      return false;
    }
    owed[urn][name]--;
    boolean paid = stock[urn][name] > 0 ? paysItself(urn, name) : paysFromOthers(urn, name);
    owed[urn][name]++;
    return paid;
  }

  private boolean paysItself(int urn, int name) {
    stock[urn][name]--;
    if (pays(urn, name)) {
      return true;
    }
    stock[urn][name]++;
    return false;
  }

  private boolean paysFromOthers(int urn, int name) {
    boolean[] reached = Routing.reach(stock, pipes, urn, name);
    for (int from = 0; from < urn; from++) {
      if (pipes[urn][from] > 0 && reached[from]) {
        pipes[urn][from]--;
        owed[from][name]++;
        boolean paid = pays(urn, name);
        owed[from][name]--;
        if (paid) {
          return true;
        }
        pipes[urn][from]++;
      }
    }
    return false;
  }
}
