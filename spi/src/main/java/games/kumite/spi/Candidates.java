package games.kumite.spi;

import games.kumite.api.Action;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The candidates of a selection, and which of them are still available. Sorted by key; things with equal keys are in
 * the order of adding.
 */
public final class Candidates {

  private static final byte GONE = 1;
  private static final byte HIDDEN = 2;
  private static final byte AWAY = GONE | HIDDEN;
  private static final byte LEADING = 4;

  private int[] things = new int[8];
  private int[] keys = new int[8];
  private Action[] actions = new Action[8];
  private byte[] away = new byte[8];
  private int size;
  private int remaining;

  /** The action that completes the selection. The one that cancels it is null if it cannot be cancelled. */
  @Nullable Action done;
  @Nullable Action back;

  /** The selection whose candidates these still are, null if they are stale. */
  @Nullable Question<?> owner;

  /** Whether a selection works with these candidates and has not given them back. */
  boolean isTaken;

  Candidates() {}

  /** Removes all things. */
  void clear() {
    Arrays.fill(away, 0, size, (byte) 0);
    size = 0;
    remaining = 0;
  }

  /**
   * Adds a thing.
   *
   * @param thing its token or value, not among those added before
   * @param key its place in the canonical order: things that look alike have one key and equal actions
   * @param action the action that picks it
   */
  public void add(int thing, int key, Action action) {
    if (size == things.length) {
      things = Arrays.copyOf(things, size * 2);
      keys = Arrays.copyOf(keys, size * 2);
      actions = Arrays.copyOf(actions, size * 2);
      away = Arrays.copyOf(away, size * 2);
    }
    int at = size++;
    while (at > 0 && keys[at - 1] > key) {
      things[at] = things[at - 1];
      keys[at] = keys[at - 1];
      actions[at] = actions[at - 1];
      at--;
    }
    things[at] = thing;
    keys[at] = key;
    actions[at] = action;
    remaining++;
  }

  /**
   * Returns the number of things, including those already picked.
   *
   * @return the number
   */
  public int size() {
    return size;
  }

  /**
   * Returns the number of things still available.
   *
   * @return the number
   */
  public int remaining() {
    return remaining;
  }

  /**
   * Returns whether a thing is still available.
   *
   * @param place its place in the canonical order, from 0
   * @return true if it can still be picked
   */
  public boolean isAvailable(int place) {
    return (away[place] & AWAY) == 0;
  }

  /**
   * Returns a thing.
   *
   * @param place its place in the canonical order, from 0
   * @return its token or value
   */
  public int get(int place) {
    return things[place];
  }

  Action action(int place) {
    return actions[place];
  }

  /** Returns the first place, from a given one on, from which fewer than a given number of things are left. */
  int endWithLeft(int few, int from) {
    int end = size;
    for (int found = 0; found < few && end > from; ) {
      end--;
      found += isAvailable(end) ? 1 : 0;
      if (found == few) {
        return end + 1;
      }
    }
    return few <= 0 ? size : from;
  }

  /** Returns the place of a thing, -1 if it is not a candidate. */
  int placeOf(int thing) {
    for (int place = 0; place < size; place++) {
      if (things[place] == thing) {
        return place;
      }
    }
    return -1;
  }

  /** Returns the first place still available that an action picks, -1 if there is none. */
  int placeOf(Action action) {
    for (int place = 0; place < size; place++) {
      if (actions[place] == action && (away[place] & GONE) == 0) {
        return place;
      }
    }
    for (int place = 0; place < size; place++) {
      if ((away[place] & GONE) == 0 && actions[place].equals(action)) {
        return place;
      }
    }
    return -1;
  }

  /** Returns whether an available thing before this place looks the same. */
  boolean isRepeated(int place) {
    for (int before = place - 1; before >= 0 && keys[before] == keys[place]; before--) {
      if ((away[before] & GONE) == 0 && isAlike(before, place)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the place after the last available thing that looks the same as the thing at this place. */
  int endOfCopies(int place) {
    int end = place + 1;
    while (end < size && (away[end] & GONE) == 0 && keys[end] == keys[place] && isAlike(end, place)) {
      end++;
    }
    return end;
  }

  private boolean isAlike(int one, int other) {
    return actions[one] == actions[other] || actions[one].equals(actions[other]);
  }

  void take(int place) {
    away[place] |= GONE;
    remaining--;
  }

  /** Hides a thing for a while. */
  void hide(int place) {
    remaining -= isAvailable(place) ? 1 : 0;
    away[place] |= HIDDEN;
  }

  void hideBefore(int end) {
    for (int place = 0; place < end; place++) {
      hide(place);
    }
  }

  /** Marks a thing as one that a search considers. */
  void lead(int place) {
    away[place] |= LEADING;
  }

  boolean isSearchAction(int place) {
    return (away[place] & LEADING) != 0;
  }

  void leadNothing() {
    for (int place = 0; place < size; place++) {
      away[place] &= ~LEADING;
    }
  }

  /** Makes all hidden things available again. */
  void hideNothing() {
    remaining = 0;
    for (int place = 0; place < size; place++) {
      away[place] &= ~HIDDEN;
      remaining += isAvailable(place) ? 1 : 0;
    }
  }

  void putBack(int place) {
    away[place] &= ~GONE;
    remaining++;
  }
}
