package games.kumite.kungfu.state;

import games.kumite.api.Keys;

/** The relations between figures: for each figure and relation one bit for each other figure. Confined to one thread. */
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

  private static final Relation[] ALL = Relation.values();
  private static final int RELATIONS = ALL.length;

  private long[] bits;
  private int words;
  /** The sum of all that is set. */
  private long sum;

  FigureRelations(int room) {
    words = words(room);
    bits = new long[room * RELATIONS * words];
  }

  FigureRelations(FigureRelations other) {
    bits = other.bits.clone();
    words = other.words;
    sum = other.sum;
  }

  /** Returns a key of the relations of all figures. */
  long key() {
    return sum;
  }

  private static int words(int room) {
    return (room + Long.SIZE - 1) / Long.SIZE;
  }

  /** Makes room for a number of figures. */
  void grow(int room) {
    int wider = words(room);
    long[] grown = new long[room * RELATIONS * wider];
    for (int row = 0; row < bits.length / words; row++) {
      System.arraycopy(bits, row * words, grown, row * wider, words);
    }
    bits = grown;
    words = wider;
  }

  private int at(Relation relation, int figure, int other) {
    return (figure * RELATIONS + relation.ordinal()) * words + other / Long.SIZE;
  }

  /** Returns whether it is so. */
  public boolean has(Relation relation, int figure, int other) {
    return (bits[at(relation, figure, other)] >> other & 1) != 0;
  }

  /** Sets a relation. */
  public void set(Relation relation, int figure, int other) {
    if (!has(relation, figure, other)) {
      flip(relation, figure, other);
    }
  }

  /** Clears a relation. */
  public void clear(Relation relation, int figure, int other) {
    if (has(relation, figure, other)) {
      flip(relation, figure, other);
    }
  }

  private void flip(Relation relation, int figure, int other) {
    int at = at(relation, figure, other);
    bits[at] ^= 1L << other;
    long share = Keys.mix(Keys.mix(relation.ordinal(), figure), other);
    sum += has(relation, figure, other) ? share : -share;
  }

  /** Clears a relation of a figure to all others. */
  void clear(Relation relation, int figure) {
    int row = at(relation, figure, 0);
    for (int word = 0; word < words; word++) {
      for (long left = bits[row + word]; left != 0; left &= left - 1) {
        flip(relation, figure, word * Long.SIZE + Long.numberOfTrailingZeros(left));
      }
    }
  }

  /** Clears all relations between a figure and others. */
  void forget(int figure, int count) {
    for (Relation relation : ALL) {
      clear(relation, figure);
      for (int other = 0; other < count; other++) {
        clear(relation, other, figure);
      }
    }
  }
}
