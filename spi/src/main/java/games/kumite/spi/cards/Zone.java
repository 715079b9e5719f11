package games.kumite.spi.cards;

/**
 * A place where cards lie: declared once, shared by all copies. Immutable.
 *
 * @param index its number in the layout
 * @param name its name; with its kind the id of its element on the table
 * @param kind the kind of zone; hands are unordered, decks and piles ordered
 * @param owner the index of the seat it belongs to, {@link #UNOWNED} for none
 * @param visibleTo a bit for each viewer who sees faces in it: seat i is bit i, the spectator the bit after the last
 *     seat
 */
public record Zone(int index, String name, ZoneKind kind, int owner, int visibleTo) {

  /** The owner of a zone that belongs to no seat. */
  public static final int UNOWNED = -1;

  /**
   * Returns whether all viewers can follow positions in it.
   *
   * @return true for decks and piles
   */
  public boolean isOrdered() {
    return kind.isOrdered();
  }

  /**
   * Returns whether a viewer sees faces in it.
   *
   * @param viewer the viewer's number
   * @return true if so
   */
  boolean isSeenBy(int viewer) {
    return (visibleTo >> viewer & 1) != 0;
  }
}
