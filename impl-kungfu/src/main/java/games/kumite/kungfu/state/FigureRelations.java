package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import java.util.Arrays;

/** The relations between figures, as a sorted set. Confined to one thread. */
public final class FigureRelations {

  /** A relation of one figure to another. */
  public enum Relation {
    /** A hack by the other because of a Recoil in the course of this attack (KF-RUL-17). */
    HACKED,
    /** Contact with the other when the turn began (KF-TRT-20c). */
    MET,
    /** Its contact with the other is older than its move (KF-RUL-85). */
    TOUCHED,
    /** Barred to the other, who has failed to possess it (KF-TRT-55c). */
    BARRED,
    /** Awe of the other, which it cannot attack (KF-TRT-11b). */
    AWED,
    /** A charm that keeps it from striking at the other in this turn (KF-RUL-114). */
    CHARMED,
    /** The beauty of the other does not move it any more (KF-TRT-46c). */
    UNMOVED,
    /** An attack on the other because of the contact that its move has made, or a waiver of that (KF-TRT-20a). */
    DASHED
  }

  private static final int RELATIONS = Relation.values().length;
  /** The bits of the number of the other figure; a gang has at most {@link Figures#MAX_OF_A_GANG}. */
  private static final int OTHER_BITS = 14;
  private static final int OTHER = (1 << OTHER_BITS) - 1;
  private static final int MIN_ROOM = 8;

  /**
   * The relations that hold, in ascending order: the figure, the relation, the other figure. Few hold at a time, so that a
   * copy costs little with any number of figures.
   */
  private int[] held;
  private int size;
  /** The sum of all that is set. */
  private long sum;

  FigureRelations() {
    held = new int[MIN_ROOM];
  }

  FigureRelations(FigureRelations other) {
    held = other.held.clone();
    size = other.size;
    sum = other.sum;
  }

  /** Returns a key of the relations of all figures. */
  long key() {
    return sum;
  }

  private static int code(Relation relation, int figure, int other) {
    return figure * RELATIONS + relation.ordinal() << OTHER_BITS | other;
  }

  /** Returns the place of a relation, or where it would be inserted. */
  private int place(int code) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = low + high >>> 1;
      if (held[middle] < code) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private boolean isAt(int place, int code) {
    return place < size && held[place] == code;
  }

  /** Returns whether it is so. */
  public boolean has(Relation relation, int figure, int other) {
    int code = code(relation, figure, other);
    return isAt(place(code), code);
  }

  /** Sets a relation. */
  public void set(Relation relation, int figure, int other) {
    int code = code(relation, figure, other);
    int place = place(code);
    if (!isAt(place, code)) {
      held = size == held.length ? Arrays.copyOf(held, 2 * size) : held;
      System.arraycopy(held, place, held, place + 1, size - place);
      held[place] = code;
      size++;
      sum += share(code);
    }
  }

  /** Clears a relation. */
  public void clear(Relation relation, int figure, int other) {
    int code = code(relation, figure, other);
    int place = place(code);
    if (isAt(place, code)) {
      remove(place, place + 1);
    }
  }

  private static long share(int code) {
    int row = code >>> OTHER_BITS;
    return Keys.mix(Keys.mix(row % RELATIONS, row / RELATIONS), code & OTHER);
  }

  /** Removes the relations at the places of a range. */
  private void remove(int from, int to) {
    for (int place = from; place < to; place++) {
      sum -= share(held[place]);
    }
    System.arraycopy(held, to, held, from, size - to);
    Arrays.fill(held, size - (to - from), size, 0);
    size -= to - from;
  }

  /** Clears a relation of a figure to all others. */
  void clear(Relation relation, int figure) {
    int first = code(relation, figure, 0);
    int from = place(first);
    int to = place(first + OTHER + 1);
    if (from < to) {
      remove(from, to);
    }
  }

  /** Clears all relations between a figure and others. */
  void forget(int figure) {
    for (int place = size - 1; place >= 0; place--) {
      int code = held[place];
      if ((code >>> OTHER_BITS) / RELATIONS == figure || (code & OTHER) == figure) {
        remove(place, place + 1);
      }
    }
  }
}
