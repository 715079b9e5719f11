package games.kumite.spi.console.picture;

import games.kumite.api.Element;
import games.kumite.api.Table;

/** The colours of elements: those of their seats. */
final class SeatColors {

  private static final int SEATS = 6;
  private static final int TEAMS = 2;
  private static final int GROUNDS = 12;

  private SeatColors() {}

  /** Returns the class of the seat that an element belongs to, or of none. */
  static String of(Element element, Table table) {
    Object owner = element.kind() == Element.Kind.SEAT ? element.id() : element.get("owner");
    if (owner == null || table.find(owner.toString()).isEmpty()) {
      Object team = element.get("team");
      return team == null ? "nobody" : "team" + Math.floorMod(team.toString().hashCode(), TEAMS);
    }
    int place = 0;
    for (Element other : table.all().values()) {
      if (other.id().equals(owner.toString())) {
        return "seat" + place % SEATS;
      }
      place += other.kind() == Element.Kind.SEAT ? 1 : 0;
    }
    return "nobody";
  }

  /** Returns the class of a kind of ground by its number; kinds far apart share one. */
  static String ground(int number) {
    return "ground" + number % GROUNDS;
  }
}
