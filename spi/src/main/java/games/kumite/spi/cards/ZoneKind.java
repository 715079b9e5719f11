package games.kumite.spi.cards;

/** The kind of a zone on the table. */
public enum ZoneKind {
  /** The cards that a seat holds: positions mean nothing. */
  HAND(false),
  /** A stack from which cards are drawn: positions are followed. */
  DECK(true),
  /** A heap or row on the table: positions are followed. */
  PILE(true);

  private final boolean ordered;

  ZoneKind(boolean ordered) {
    this.ordered = ordered;
  }

  boolean isOrdered() {
    return ordered;
  }
}
