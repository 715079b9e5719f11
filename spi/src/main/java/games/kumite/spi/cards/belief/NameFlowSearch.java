package games.kumite.spi.cards.belief;

import java.util.Set;
import java.util.TreeSet;

/**
 * A search for one way to pay all debts of pools that were filled from each other. Used once, by one thread.
 *
 * <p>A depth-first search with a memory of failed positions, from the newest pool to the oldest. Where a debtor has the
 * name itself, there is no choice to make. The work is bounded, and a search that ends without an answer says so.
 */
final class NameFlowSearch {

  /** The result of a search. */
  enum Result {
    /** All debts can be paid. */
    FOUND,
    /** The debts cannot be paid. */
    NONE,
    /** The search took too much work. */
    GIVEN_UP
  }

  private static final int MAX_STEPS = 5_000;

  final short[][] stock;
  final short[][] pipes;
  private final short[][] owed;
  private final Set<String> deadEnds = new TreeSet<>();
  private int steps;

  /** Creates a search for pools with the names that they have, or owe (negative), and what was poured into them. */
  NameFlowSearch(short[][] names, short[][] poured) {
    stock = NameFlow.copy(names);
    pipes = NameFlow.copy(poured);
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
    if (owesTooMuch()) {
      return Result.NONE;
    }
    if (pays(owed.length - 1, 0)) {
      return Result.FOUND;
    }
    return steps > MAX_STEPS ? Result.GIVEN_UP : Result.NONE;
  }

  /** Returns whether some pools owe more cards of a name than have ever gone into them. */
  private boolean owesTooMuch() {
    for (int name = 0; name < owed[0].length; name++) {
      int balance = 0;
      for (int urn = 0; urn < owed.length; urn++) {
        balance += stock[urn][name] - owed[urn][name];
        if (balance < 0) {
          return true;
        }
      }
    }
    return false;
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
    if (stock[urn][name] > 0) {
      return paysItself(urn, name);
    }
    String position = position(urn, name);
    if (deadEnds.contains(position) || ++steps > MAX_STEPS) {
      return false;
    }
    if (paysFromOthers(urn, name)) {
      return true;
    }
    deadEnds.add(position);
    return false;
  }

  private boolean paysItself(int urn, int name) {
    stock[urn][name]--;
    owed[urn][name]--;
    if (pays(urn, name)) {
      return true;
    }
    owed[urn][name]++;
    stock[urn][name]++;
    return false;
  }

  private boolean paysFromOthers(int urn, int name) {
    boolean[] reached = NameFlow.reach(stock, pipes, urn, name);
    owed[urn][name]--;
    for (int from = 0; from < urn; from++) {
      if (pipes[urn][from] > 0 && reached[from]) {
        pipes[urn][from]--;
        owed[from][name]++;
        if (pays(urn, name)) {
          return true;
        }
        owed[from][name]--;
        pipes[urn][from]++;
      }
    }
    owed[urn][name]++;
    return false;
  }

  /** Returns a text of what still matters: debts from here on, and ways and names of this pool and older ones. */
  private String position(int urn, int name) {
    StringBuilder text = new StringBuilder().append((char) urn).append((char) name);
    for (int older = 0; older <= urn; older++) {
      for (int i = 0; i < owed[older].length; i++) {
        text.append((char) owed[older][i]).append((char) stock[older][i]);
      }
      for (int from = 0; from < older; from++) {
        text.append((char) pipes[older][from]);
      }
    }
    return text.toString();
  }
}
