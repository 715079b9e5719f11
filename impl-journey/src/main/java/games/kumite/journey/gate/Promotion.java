package games.kumite.journey.gate;

import games.kumite.journey.content.Demon;
import games.kumite.journey.state.GameState;

/** The promotion scheme: the miniature that replaces an unavailable one. Stateless. */
public final class Promotion {

  private Promotion() {}

  /**
   * Returns a free miniature of a type, or of the first tougher type that has one (JW-RAG-01). Lords neither result
   * from promotion nor are replaced by another type.
   *
   * @return the figure, {@link GameState#NOBODY} if there is none
   */
  public static int free(GameState state, int type) {
    int at = type;
    while (at != GameState.NOBODY) {
      int figure = state.free(at);
      if (figure != GameState.NOBODY) {
        return figure;
      }
      at = tougher(state, at);
    }
    return GameState.NOBODY;
  }

  /** Returns the next tougher type, {@link GameState#NOBODY} after the toughest and of a lord. */
  private static int tougher(GameState state, int type) {
    int next = GameState.NOBODY;
    int min = Integer.MAX_VALUE;
    Demon demon = state.definition().demon(type);
    for (int other = 0; other < state.definition().content.demons().size() && !demon.isLord(); other++) {
      int rank = state.definition().demon(other).entry().rank();
      if (rank > demon.entry().rank() && rank < min) {
        min = rank;
        next = other;
      }
    }
    return next;
  }
}
