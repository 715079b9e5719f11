package games.kumite.spi.cards.belief;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A network of pools that were filled from each other, through which names find their way. Immutable.
 *
 * <p>The idea: debts are paid first, each name walking up from its debtor to a pool that was filled with it; then
 * everything else is poured down at random, which never fails. A debt is paid from the debtor's own names wherever
 * possible: since equal names may change places, this loses no world. Every possible world has a positive probability,
 * but not all have the same one.
 */
@Immutable
final class NameFlow {

  private static final int TRIES = 32;

  private final short[][] names;
  private final short[][] poured;
  private final int[] held;
  private final short[] debtors;
  private final short[] debts;

  /**
   * Creates a network of pools from which all known cards have been taken.
   *
   * @param names by pool and name, the number of cards it was filled with, or owes (negative)
   * @param poured by pool and older pool, the number of cards poured from there
   * @param held by pool, the number of cards still in it
   * @param isAlone by pool, whether it is not connected with others and is to be left out
   */
  NameFlow(short[][] names, short[][] poured, int[] held, boolean[] isAlone) {
    this.held = held.clone();
    this.poured = poured;
    this.names = copy(names);
    int count = 0;
    for (int urn = 0; urn < names.length; urn++) {
      if (isAlone[urn]) {
        Arrays.fill(this.names[urn], (short) 0);
        this.held[urn] = 0;
      }
      for (short cards : this.names[urn]) {
        count += Math.max(0, -cards);
      }
    }
    debtors = new short[count];
    debts = new short[count];
    for (int urn = 0; urn < names.length; urn++) {
      for (int name = 0; name < names[urn].length; name++) {
        for (; this.names[urn][name] < 0; this.names[urn][name]++) {
          debtors[--count] = (short) urn;
          debts[count] = (short) name;
        }
      }
    }
  }

  /**
   * Returns a random world.
   *
   * @return by pool the names of its cards, in random order; null if a bounded number of tries found none
   */
  short @Nullable [][] world(SeededRandom random) {
    if (debts.length == 0) {
      return poured(names, poured, random);
    }
    for (int attempt = 0; attempt < TRIES; attempt++) {
      short[][] stock = copy(names);
      short[][] pipes = copy(poured);
      if (paysAll(stock, pipes, random)) {
        return poured(stock, pipes, random);
      }
    }
    return null;
  }

  /** Finds a world by search where random tries have not; null if there is none, or only after too much work. */
  short @Nullable [][] worldBySearch(SeededRandom random) {
    NameFlowSearch search = new NameFlowSearch(names, poured);
    for (int i = 0; i < debts.length; i++) {
      search.owe(debtors[i], debts[i]);
    }
    return search.run() == NameFlowSearch.Result.FOUND ? poured(search.stock, search.pipes, random) : null;
  }

  private boolean paysAll(short[][] stock, short[][] pipes, SeededRandom random) {
    int[] order = random.permutation("debts", 0, debts.length);
    for (int i : order) {
      if (!pays(stock, pipes, debtors[i], debts[i], random)) {
        return false;
      }
    }
    return true;
  }

  private static boolean pays(short[][] stock, short[][] pipes, int debtor, int name, SeededRandom random) {
    boolean[] reached = reach(stock, pipes, debtor, name);
    if (!reached[debtor]) {
      return false;
    }
    int urn = debtor;
    while (stock[urn][name] <= 0) {
      int source = source(pipes[urn], urn, reached, random);
      pipes[urn][source]--;
      urn = source;
    }
    stock[urn][name]--;
    return true;
  }

  /** Returns one of the pools from which a name can have come, by the number of cards that came from there. */
  private static int source(short[] pipes, int urn, boolean[] reached, SeededRandom random) {
    int ways = 0;
    for (int from = 0; from < urn; from++) {
      ways += reached[from] ? pipes[from] : 0;
    }
    int way = random.nextInt(ways);
    int from = 0;
    while (true) {
      way -= reached[from] ? pipes[from] : 0;
      if (way < 0) {
        return from;
      }
      from++;
    }
  }

  static boolean[] reach(short[][] stock, short[][] pipes, int last, int name) {
    boolean[] reached = new boolean[last + 1];
    for (int urn = 0; urn <= last; urn++) {
      reached[urn] = stock[urn][name] > 0;
      for (int from = 0; from < urn && !reached[urn]; from++) {
        reached[urn] = pipes[urn][from] > 0 && reached[from];
      }
    }
    return reached;
  }

  /** Pours everything down: the names of each pool are mixed, some stay, the others go on. */
  private short[][] poured(short[][] stock, short[][] pipes, SeededRandom random) {
    int urns = stock.length;
    short[][] mixed = new short[urns][];
    int[] used = new int[urns];
    for (int urn = 0; urn < urns; urn++) {
      int size = 0;
      for (short cards : stock[urn]) {
        size += cards;
      }
      for (int from = 0; from < urn; from++) {
        size += pipes[urn][from];
      }
      short[] content = new short[size];
      int filled = 0;
      for (int name = 0; name < stock[urn].length; name++) {
        for (int i = stock[urn][name]; i > 0; i--) {
          content[filled++] = (short) name;
        }
      }
      for (int from = 0; from < urn; from++) {
        for (int i = pipes[urn][from]; i > 0; i--) {
          content[filled++] = mixed[from][held[from] + used[from]++];
        }
      }
      shuffle(content, random);
      mixed[urn] = content;
    }
    return mixed;
  }

  private static void shuffle(short[] content, SeededRandom random) {
    for (int i = content.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      short swapped = content[i];
      content[i] = content[j];
      content[j] = swapped;
    }
  }

  static short[][] copy(short[][] rows) {
    short[][] copy = new short[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      copy[i] = rows[i].clone();
    }
    return copy;
  }
}
