package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The learnt values by situation key: a hash table of primitive keys. It has a bound, beyond which new situations are
 * not added.
 */
final class ValueTable {

  /** The largest number of actions in all situations. */
  private static final int MAX_ACTIONS = 6_000_000;

  /**
   * The largest number of actions in situations with all knowledge in their keys, so that there is room for the others
   * in a big game.
   */
  private static final int MAX_KNOWN = 3_000_000;

  private long[] keys = new long[1 << 10];
  private @Nullable ActionValues[] spots = new ActionValues[1 << 10];
  private int size;
  private int actions;
  private int knownActions;

  /** Returns the values of a situation with all knowledge in its key, as {@link #findOrAdd} does. */
  @Nullable ActionValues findOrAddKnown(long key, List<Action> listed) {
    if (knownActions >= MAX_KNOWN) {
      return find(key);
    }
    int before = size;
    ActionValues spot = findOrAdd(key, listed);
    if (size > before) {
      knownActions += listed.size();
    }
    return spot;
  }

  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) (key ^ key >>> 32) & mask;
    while (spots[place] != null && keys[place] != key) {
      place = place + 1 & mask;
    }
    return place;
  }

  @Nullable ActionValues find(long key) {
    return spots[place(key)];
  }

  /** Returns the values of a situation, and adds it if it is new; null if there is no room for more. */
  @Nullable ActionValues findOrAdd(long key, List<Action> listed) {
    int place = place(key);
    ActionValues known = spots[place];
    if (known != null || actions >= MAX_ACTIONS) {
      return known;
    }
    ActionValues added = new ActionValues(listed);
    keys[place] = key;
    spots[place] = added;
    actions += listed.size();
    if (++size * 2 > keys.length) {
      grow();
    }
    return added;
  }

  private void grow() {
    long[] oldKeys = keys;
    @Nullable ActionValues[] oldSpots = spots;
    keys = new long[oldKeys.length * 2];
    spots = new ActionValues[oldKeys.length * 2];
    for (int i = 0; i < oldKeys.length; i++) {
      ActionValues moved = oldSpots[i];
      if (moved != null) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        spots[place] = moved;
      }
    }
  }
}
