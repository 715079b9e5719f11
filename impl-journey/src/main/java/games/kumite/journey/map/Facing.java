package games.kumite.journey.map;

import java.util.Locale;

/** Where a miniature looks (JW-MOV-02), in the order of the ledger's ties. */
public enum Facing {
  NORTH, EAST, SOUTH, WEST;

  private static final Facing[] ALL = values();

  private final String word = name().toLowerCase(Locale.ROOT);

  /** A facing by its place; places count on clockwise, so 4 is north again and -1 west. */
  public static Facing at(int place) {
    return ALL[place & 3];
  }

  /** The word in notations. */
  public String word() {
    return word;
  }
}
