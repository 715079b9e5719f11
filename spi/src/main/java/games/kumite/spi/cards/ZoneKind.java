package games.kumite.spi.cards;

/** What a zone of cards is on the table. */
public enum ZoneKind {
  /** What a seat holds: positions mean nothing. */
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
