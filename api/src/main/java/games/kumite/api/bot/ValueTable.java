package games.kumite.api.bot;

import games.kumite.api.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Situations by their keys: a hash table without boxes. Takes no more from a bound on. */
final class ValueTable {

  /** So many actions in all situations. */
  private static final int MAX_ACTIONS = 6_000_000;

  /** So many of them in situations told apart by all that is known: the others must find room when a game is big. */
  private static final int MAX_KNOWN = 3_000_000;

  private long[] keys = new long[1 << 10];
  private @Nullable ActionValues[] spots = new ActionValues[1 << 10];
  private int size;
  private int actions;
  private int knownActions;

  /** The situation of the key of all that is known, as {@link #findOrAdd} gives it. */
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

  /** The situation of a key, made if it is met for the first time; null if there is no room for more. */
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
