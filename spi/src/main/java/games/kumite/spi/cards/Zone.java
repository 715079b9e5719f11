package games.kumite.spi.cards;

/**
 * A place where cards lie: declared once, shared by all copies. Immutable.
 *
 * @param index its number in the layout
 * @param name its name; with its kind the id of its element on the table
 * @param kind what it is; hands are unordered, decks and piles ordered
 * @param owner the index of the seat it belongs to, {@link #UNOWNED} for nobody's
 * @param visibleTo a bit for each observer who sees faces in it: seat i is bit i, the spectator the bit after
 *     the last seat
 */
public record Zone(int index, String name, ZoneKind kind, int owner, int visibleTo) {

  /** The owner of what belongs to nobody. */
  public static final int UNOWNED = -1;

  /**
   * Whether everybody can follow positions in it.
   *
   * @return true for decks and piles
   */
  public boolean isOrdered() {
    return kind.isOrdered();
  }

  /**
   * Whether an observer sees faces in it.
   *
   * @param observer the observer's number
   * @return true if so
   */
  boolean isSeenBy(int observer) {
    return (visibleTo >> observer & 1) != 0;
  }
}
