package games.kumite.bigtrouble.state;

import java.util.Arrays;

/**
 * The minions on the board, the oldest first (BT-ENM-03): each a packed number. Minions are named by their place in
 * this order, which changes when an older one leaves. Belongs to one state.
 */
public final class Horde {

  /** No quest. */
  public static final int NO_QUEST = -1;
  private static final int[] NONE = {};

  private static final int FIGURE_AT = 4;
  private static final int SPACE_AT = 8;
  private static final int QUEST_AT = 14;
  private static final int HELD_AT = 18;
  private static final int TYPE_BITS = 15;
  private static final int SPACE_BITS = 63;

  private final Terms terms;
  private int[] minions;

  /**
   * A board without minions.
   *
   * @param terms what is fixed: the miniatures of each type
   */
  Horde(Terms terms) {
    this.terms = terms;
    minions = NONE;
  }

  Horde(Horde other) {
    terms = other.terms;
    minions = other.minions.length == 0 ? NONE : other.minions.clone();
  }

  /** How many there are. */
  public int size() {
    return minions.length;
  }

  /** The index of a minion's type. */
  public int type(int minion) {
    return minions[minion] & TYPE_BITS;
  }

  /** Which of its type's miniatures it is, from 1. */
  public int figure(int minion) {
    return (minions[minion] >> FIGURE_AT & TYPE_BITS) + 1;
  }

  /** Where it is. */
  public int space(int minion) {
    return minions[minion] >> SPACE_AT & SPACE_BITS;
  }

  /** The slot of the quest whose minion it is (BT-RUL-32), {@link #NO_QUEST} for none. */
  public int quest(int minion) {
    return (minions[minion] >> QUEST_AT & TYPE_BITS) - 1;
  }

  /** Whether it skips its next move. */
  public boolean isHeld(int minion) {
    return (minions[minion] >> HELD_AT & 1) != 0;
  }

  /** How many are in a space. */
  public int count(int space) {
    int count = 0;
    for (int minion = 0; minion < minions.length; minion++) {
      count += space(minion) == space ? 1 : 0;
    }
    return count;
  }

  /** Whether a type has a miniature that is not on the board (BT-BTC-09). */
  public boolean isAvailable(int type) {
    return free(type) < terms.figures[type];
  }

  /** The first available type of the chain from a type on (BT-BTC-10), -1 if the last one is on the board too. */
  public int substitute(int type) {
    for (int next = type; next < terms.figures.length; next++) {
      if (isAvailable(next)) {
        return next;
      }
    }
    return -1;
  }

  /** The lowest miniature of a type that is free, as many as there are if none is. */
  private int free(int type) {
    int taken = 0;
    for (int minion = 0; minion < minions.length; minion++) {
      if (type(minion) == type) {
        taken |= 1 << figure(minion) - 1;
      }
    }
    return Integer.numberOfTrailingZeros(~taken);
  }

  /**
   * Puts a miniature on the board.
   *
   * @param type one that is available
   * @param space where
   * @param quest the slot of its quest, or {@link #NO_QUEST}
   * @return its place in the order, the last
   * @throws IllegalStateException if none is free
   */
  public int add(int type, int space, int quest) {
    int figure = free(type);
    if (figure >= terms.figures[type]) {
      throw new IllegalStateException("no miniature of type " + type + " is free");
    }
    int last = minions.length;
    minions = Arrays.copyOf(minions, last + 1);
    minions[last] = type | figure << FIGURE_AT | space << SPACE_AT | quest + 1 << QUEST_AT;
    return last;
  }

  /** Takes a minion off the board: those behind it move up. */
  public void remove(int minion) {
    int[] left = minions.length == 1 ? NONE : Arrays.copyOf(minions, minions.length - 1);
    System.arraycopy(minions, minion + 1, left, minion, left.length - minion);
    minions = left;
  }

  /** Moves a minion. */
  public void move(int minion, int space) {
    minions[minion] = minions[minion] & ~(SPACE_BITS << SPACE_AT) | space << SPACE_AT;
  }

  /** Makes a minion skip its next move. */
  public void hold(int minion) {
    minions[minion] |= 1 << HELD_AT;
  }

  /** Lets a minion move again. */
  public void release(int minion) {
    minions[minion] &= ~(1 << HELD_AT);
  }

  /** Takes all minions off the board (BT-ACT2-03). */
  public void clear() {
    minions = NONE;
  }
}
