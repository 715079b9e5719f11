package games.kumite.bigtrouble.resolution;

/** Permissions to put a card that {@code peekBT} shows to the bottom of the deck. */
public enum Bottom {
  ALLOWED, FORBIDDEN,
  /** Only if self has left a space in this turn. */
  IF_MOVED
}
