package games.kumite.spi.cards;

import games.kumite.spi.marks.Immutable;

/**
 * Marks on the faces of a layout: a few bits each, by which rules find cards among many, see
 * {@link Cards#top(Zone, FaceTags, int)}. The game decides what a bit means. Immutable.
 */
@Immutable
public final class FaceTags {

  /** The marks of a layout without any. */
  public static final FaceTags NONE = new FaceTags(new int[0]);

  private final int[] bits;

  private FaceTags(int[] bits) {
    this.bits = bits;
  }

  /**
   * Returns marks.
   *
   * @param bits a bit set for each face, by the face's index
   * @return the marks
   */
  public static FaceTags of(int... bits) {
    return new FaceTags(bits.clone());
  }

  /** Returns whether a face has one of the wanted marks. */
  boolean has(int face, int wanted) {
    return face < bits.length && (bits[face] & wanted) != 0;
  }
}
