package games.kumite.bigtrouble.state;

import games.kumite.api.Keys;
import java.util.Arrays;

/**
 * The minions on the board, the oldest first (BT-ENM-03). A minion is named by its type and figure, as one number of
 * {@link EnemyNumbers}; its place in the order changes when an older one leaves. Belongs to one state.
 */
public final class MinionList {

  /** The value for no quest. */
  public static final int NO_QUEST = -1;
  private static final int[] NONE = {};

  private static final int SPACE_AT = 6;
  private static final int QUEST_AT = 12;
  private static final int HELD_AT = 16;
  private static final int FRESH_AT = 17;
  private static final int NAME_BITS = 63;
  private static final int SPACE_BITS = 63;
  private static final int QUEST_BITS = 15;

  private final MatchDefinition definition;
  private int[] minions;

  /**
   * Creates a board without minions.
   *
   * @param definition the fixed values, with the miniatures of each type
   */
  MinionList(MatchDefinition definition) {
    this.definition = definition;
    minions = NONE;
  }

  MinionList(MinionList other) {
    definition = other.definition;
    minions = other.minions.length == 0 ? NONE : other.minions.clone();
  }

  /** Returns a key of all minions in their order. */
  long key() {
    return Keys.mix(Keys.START, minions, minions.length);
  }

  /** Returns the number of minions. */
  public int size() {
    return minions.length;
  }

  /** Returns the minion at a place of the order, the oldest at 0. */
  public int at(int place) {
    return minions[place] & NAME_BITS;
  }

  /** Returns the space of the minion at a place of the order. */
  public int spaceAt(int place) {
    return minions[place] >> SPACE_AT & SPACE_BITS;
  }

  /** Returns the place of a minion in the order, -1 if it is not on the board. */
  public int place(int minion) {
    for (int place = 0; place < minions.length; place++) {
      if (at(place) == minion) {
        return place;
      }
    }
    return -1;
  }

  /** Returns whether a minion is on the board. */
  public boolean isThere(int minion) {
    return place(minion) >= 0;
  }

  /** Returns the space of a minion on the board. */
  public int space(int minion) {
    return spaceAt(place(minion));
  }

  /** Returns the slot of the quest to which a minion belongs (BT-RUL-32), {@link #NO_QUEST} for none. */
  public int quest(int minion) {
    return (minions[place(minion)] >> QUEST_AT & QUEST_BITS) - 1;
  }

  /** Returns whether it skips its next move. */
  public boolean isHeld(int minion) {
    return isHeldAt(place(minion));
  }

  private boolean isHeldAt(int place) {
    return (minions[place] >> HELD_AT & 1) != 0;
  }

  /** Returns whether the minion at a place has appeared since the last enemy phase began (BT-RUL-99). */
  public boolean isFreshAt(int place) {
    return (minions[place] >> FRESH_AT & 1) != 0;
  }

  /** Begins an enemy phase, in which all minions on the board act. */
  public void beginPhase() {
    for (int place = 0; place < minions.length; place++) {
      minions[place] &= ~(1 << FRESH_AT);
    }
  }

  /** Returns the number of minions in a space. */
  public int count(int space) {
    int count = 0;
    for (int minion : minions) {
      count += (minion >> SPACE_AT & SPACE_BITS) == space ? 1 : 0;
    }
    return count;
  }

  /** Returns whether a type has a miniature that is not on the board (BT-BTC-09). */
  public boolean isAvailable(int type) {
    return free(type) < definition.figures[type];
  }

  /**
   * Returns the first available type of the chain from a type on (BT-BTC-10), -1 if the last one is on the board too.
   */
  public int substitute(int type) {
    for (int next = type; next < definition.figures.length; next++) {
      if (isAvailable(next)) {
        return next;
      }
    }
    return -1;
  }

  /** Returns the lowest free miniature of a type, from 0; the number of miniatures if none is free. */
  private int free(int type) {
    int taken = 0;
    for (int place = 0; place < minions.length; place++) {
      int minion = at(place);
      if (EnemyNumbers.type(minion) == type) {
        taken |= 1 << EnemyNumbers.figure(minion) - 1;
      }
    }
    return Integer.numberOfTrailingZeros(~taken);
  }

  /**
   * Puts a miniature on the board, the youngest.
   *
   * @param type one that is available
   * @param space the space
   * @param quest the slot of its quest, or {@link #NO_QUEST}
   * @return the minion
   * @throws IllegalStateException if none is free
   */
  public int add(int type, int space, int quest) {
    int figure = free(type);
    if (figure >= definition.figures[type]) {
      throw new IllegalStateException("no miniature of type " + type + " is free");
    }
    int minion = EnemyNumbers.minion(type, figure + 1);
    int last = minions.length;
    minions = Arrays.copyOf(minions, last + 1);
    minions[last] = minion | space << SPACE_AT | quest + 1 << QUEST_AT | 1 << FRESH_AT;
    return minion;
  }

  /** Takes a minion off the board. */
  public void remove(int minion) {
    int place = place(minion);
    int[] left = minions.length == 1 ? NONE : Arrays.copyOf(minions, minions.length - 1);
    System.arraycopy(minions, place + 1, left, place, left.length - place);
    minions = left;
  }

  /** Moves a minion. */
  public void move(int minion, int space) {
    int place = place(minion);
    minions[place] = minions[place] & ~(SPACE_BITS << SPACE_AT) | space << SPACE_AT;
  }

  /** Makes a minion skip its next move. */
  public void hold(int minion) {
    minions[place(minion)] |= 1 << HELD_AT;
  }

  /** Lets a minion move again, and returns whether it was held. */
  public boolean release(int minion) {
    int place = place(minion);
    boolean isHeld = isHeldAt(place);
    minions[place] &= ~(1 << HELD_AT);
    return isHeld;
  }

  /** Takes all minions off the board (BT-ACT2-03). */
  public void clear() {
    minions = NONE;
  }
}
