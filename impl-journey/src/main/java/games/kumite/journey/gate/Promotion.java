package games.kumite.journey.gate;

import games.kumite.journey.content.Demon;
import games.kumite.journey.state.Journey;

/** The promotion scheme: the miniature that replaces an unavailable one. Stateless. */
public final class Promotion {

  private Promotion() {}

  /**
   * Returns a free miniature of a type, or of the first tougher type that has one (JW-RAG-01). Lords neither result
   * from promotion nor are replaced by another type.
   *
   * @return the figure, {@link Journey#NOBODY} if there is none
   */
  public static int free(Journey journey, int type) {
    int at = type;
    while (at != Journey.NOBODY) {
      int figure = journey.free(at);
      if (figure != Journey.NOBODY) {
        return figure;
      }
      at = tougher(journey, at);
    }
    return Journey.NOBODY;
  }

  /** Returns the next tougher type, {@link Journey#NOBODY} after the toughest and of a lord. */
  private static int tougher(Journey journey, int type) {
    int next = Journey.NOBODY;
    int min = Integer.MAX_VALUE;
    Demon demon = journey.terms().demon(type);
    for (int other = 0; other < journey.terms().content.demons().size() && !demon.isLord(); other++) {
      int rank = journey.terms().demon(other).entry().rank();
      if (rank > demon.entry().rank() && rank < min) {
        min = rank;
        next = other;
      }
    }
    return next;
  }
}
