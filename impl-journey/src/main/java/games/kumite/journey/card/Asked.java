package games.kumite.journey.card;

import games.kumite.journey.content.Content;
import games.kumite.journey.state.Journey;

/** The order in which seats are asked: the active side's controller, then in initiative order (JW-RUL-41). Stateless. */
public final class Asked {

  private Asked() {}

  /** The first seat to be asked. */
  public static int first(Journey journey, int by) {
    return isPilgrim(by) ? journey.controller(by) : at(journey, Journey.NOBODY, 0);
  }

  /** The seat after another one; after the last the first. */
  public static int next(Journey journey, int by, int seat) {
    int lead = isPilgrim(by) ? journey.controller(by) : Journey.NOBODY;
    int seats = journey.terms().settings.seats();
    int place = 0;
    while (place < seats && at(journey, lead, place) != seat) {
      place++;
    }
    return at(journey, lead, place + 1 < seats ? place + 1 : 0);
  }

  private static boolean isPilgrim(int figure) {
    return figure >= 0 && figure < Content.PILGRIMS;
  }

  /** The seat at a place of the order, which begins with the one that leads. */
  private static int at(Journey journey, int lead, int wanted) {
    int found = 0;
    int listed = 0;
    if (lead != Journey.NOBODY) {
      if (wanted == 0) {
        return lead;
      }
      found = 1;
      listed = 1 << lead;
    }
    for (int round = 0; round < 2; round++) { // first those who can play cards, then the rest
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        int pilgrim = journey.inOrder(place);
        int seat = journey.controller(pilgrim);
        if ((listed >> seat & 1) == 0 && (round > 0 || Playing.isAble(journey, pilgrim))) {
          if (found == wanted) {
            return seat;
          }
          found++;
          listed |= 1 << seat;
        }
      }
    }
    return lead != Journey.NOBODY ? lead : 0;
  }
}
