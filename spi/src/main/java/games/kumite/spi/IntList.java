package games.kumite.spi;

import games.kumite.api.Keys;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The things selected in a selection, in the order of picking. Immutable. */
@Immutable
public final class IntList {

  /** No things. */
  public static final IntList NONE = new IntList(new int[0]);

  private final int[] things;

  private IntList(int[] things) {
    this.things = things;
  }

  /**
   * Returns a list of things.
   *
   * @param things the tokens or values of the things
   * @return the list
   */
  public static IntList of(int... things) {
    return things.length == 0 ? NONE : new IntList(things.clone());
  }

  /**
   * Returns the number of things.
   *
   * @return the number, from 0
   */
  public int size() {
    return things.length;
  }

  /**
   * Returns one of the things.
   *
   * @param place from 0, in the order of picking
   * @return the thing's token or value
   */
  public int get(int place) {
    return things[place];
  }

  /**
   * Returns whether a thing has been picked.
   *
   * @param thing its token or value
   * @return true if so
   */
  public boolean contains(int thing) {
    for (int picked : things) {
      if (picked == thing) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a copy with one more thing.
   *
   * @param thing its token or value
   * @return the changed copy
   */
  public IntList and(int thing) {
    int[] more = Arrays.copyOf(things, things.length + 1);
    more[things.length] = thing;
    return new IntList(more);
  }

  /**
   * Returns a copy with further things.
   *
   * @param others the further things
   * @return the changed copy
   */
  public IntList and(IntList others) {
    if (things.length == 0 || others.things.length == 0) {
      return things.length == 0 ? others : this;
    }
    int[] all = Arrays.copyOf(things, things.length + others.things.length);
    System.arraycopy(others.things, 0, all, things.length, others.things.length);
    return new IntList(all);
  }

  /**
   * Returns the things as an array.
   *
   * @return a fresh array in the order of picking
   */
  public int[] toArray() {
    return things.clone();
  }

  /** Returns a key of the things in their order. */
  long key() {
    long key = Keys.START + things.length;
    for (int thing : things) {
      key = Keys.join(key, thing);
    }
    return key;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this || other instanceof IntList selected && Arrays.equals(selected.things, things);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(things);
  }

  @Override
  public String toString() {
    return Arrays.toString(things);
  }
}
