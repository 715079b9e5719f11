package games.kumite.journey.map;

import java.util.Locale;

/** The direction in which a miniature looks (JW-MOV-02), in the order of the ledger's ties. */
public enum Facing {
  NORTH, EAST, SOUTH, WEST;

  private static final Facing[] ALL = values();

  private final String word = name().toLowerCase(Locale.ROOT);

  /** Returns a facing by its number; numbers count on clockwise, so 4 is north again and -1 west. */
  public static Facing at(int place) {
    return ALL[place & 3];
  }

  /** Returns the word in notations. */
  public String word() {
    return word;
  }
}
