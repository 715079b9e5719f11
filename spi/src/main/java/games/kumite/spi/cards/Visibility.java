package games.kumite.spi.cards;

/** The viewers of the faces in a zone, where they follow from the zone's owner. */
public enum Visibility {
  /** All seats and the spectator. */
  EVERYBODY,
  /** All seats, without the spectator. */
  SEATS,
  /** The zone's owner only. */
  OWNER,
  /** No viewer. */
  NOBODY;

  int seers(int seats, int owner) {
    return switch (this) {
      case EVERYBODY -> CardLayout.allViewers(seats);
      case SEATS -> CardLayout.allSeats(seats);
      case OWNER -> ofOwner(owner);
      case NOBODY -> 0;
    };
  }

  private static int ofOwner(int owner) {
    if (owner == Zone.UNOWNED) {
      throw new IllegalArgumentException("what only its owner sees must belong to a seat");
    }
    return 1 << owner;
  }
}
