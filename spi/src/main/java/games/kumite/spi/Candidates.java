package games.kumite.spi;

import games.kumite.api.Action;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The things that a selection may pick from, and which of them are still there. Sorted by key, things of one key in
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

  /** What ends the selection, and what gives it up; null if it cannot be given up. */
  @Nullable Action done;
  @Nullable Action back;

  Candidates() {}

  /** Starts again with nothing. */
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
   * How many things there are, those included that are gone.
   *
   * @return the number
   */
  public int size() {
    return size;
  }

  /**
   * How many are still there.
   *
   * @return the number
   */
  public int remaining() {
    return remaining;
  }

  /**
   * Whether a thing is still there.
   *
   * @param place its place in the canonical order, from 0
   * @return true if it can still be picked
   */
  public boolean isAvailable(int place) {
    return (away[place] & AWAY) == 0;
  }

  /**
   * A thing.
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

  /** The first place from one on, itself included, from which fewer things than so many are left. */
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

  /** The place of a thing, -1 if it is none of these. */
  int placeOf(int thing) {
    for (int place = 0; place < size; place++) {
      if (things[place] == thing) {
        return place;
      }
    }
    return -1;
  }

  /** The first place still there that an action picks, -1 for none. */
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

  /** Whether a thing still there before this place looks the same. */
  boolean isRepeated(int place) {
    for (int before = place - 1; before >= 0 && keys[before] == keys[place]; before--) {
      if ((away[before] & GONE) == 0 && isAlike(before, place)) {
        return true;
      }
    }
    return false;
  }

  /** The place after the last of the things still there that lie from this place on and look the same. */
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

  /** Leaves a thing out for a while. */
  void hide(int place) {
    remaining -= isAvailable(place) ? 1 : 0;
    away[place] |= HIDDEN;
  }

  void hideBefore(int end) {
    for (int place = 0; place < end; place++) {
      hide(place);
    }
  }

  /** Notes that a thing leads. */
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

  /** Ends the hiding. */
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
