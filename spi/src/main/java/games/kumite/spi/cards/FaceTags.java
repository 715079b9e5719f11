package games.kumite.spi.cards;

import games.kumite.spi.marks.Immutable;

/**
 * A few bits on each face of a layout, by which rules find the cards that they look for among many: {@link
 * Cards#top(Zone, FaceTags, int)}. What a bit means is the game's business. Immutable.
 */
@Immutable
public final class FaceTags {

  /** No face has a mark. */
  public static final FaceTags NONE = new FaceTags(new int[0]);

  private final int[] bits;

  private FaceTags(int[] bits) {
    this.bits = bits;
  }

  /**
   * Marks.
   *
   * @param bits a bit set for each face, by the face's index
   * @return the marks
   */
  public static FaceTags of(int... bits) {
    return new FaceTags(bits.clone());
  }

  /** Whether a face has one of the wanted marks. */
  boolean has(int face, int wanted) {
    return face < bits.length && (bits[face] & wanted) != 0;
  }
}
