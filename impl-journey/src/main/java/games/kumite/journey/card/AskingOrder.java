package games.kumite.journey.card;

import games.kumite.journey.content.Content;
import games.kumite.journey.state.GameState;

/** The order in which seats are asked: the active side's controller, then in initiative order (JW-RUL-41). Stateless. */
public final class AskingOrder {

  private static final int BITS = 4;
  private static final int SEAT = (1 << BITS) - 1;

  private AskingOrder() {}

  /** Returns the first seat to be asked. */
  public static int first(GameState state, int by) {
    if (state.definition().settings.seats() == 1) {
      return 0;
    }
    if (isPilgrim(by)) {
      return state.controller(by);
    }
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      if (CardPlay.isAble(state, state.inOrder(place))) {
        return state.controller(state.inOrder(place));
      }
    }
    return state.controller(state.inOrder(1));
  }

  /** Returns the seat after another one; after the last comes the first. */
  public static int next(GameState state, int by, int seat) {
    int seats = state.definition().settings.seats();
    int order = order(state, by);
    int place = 0;
    while (place < seats && (order >> BITS * place & SEAT) != seat) {
      place++;
    }
    return order >> BITS * (place + 1 < seats ? place + 1 : 0) & SEAT;
  }

  private static boolean isPilgrim(int figure) {
    return figure >= 0 && figure < Content.PILGRIMS;
  }

  /**
   * Returns all seats in order, packed with the first one lowest: the leading seat, those that can play cards, then the
   * rest.
   */
  private static int order(GameState state, int by) {
    int seats = state.definition().settings.seats();
    if (seats == 1) {
      return 0;
    }
    int order = 0;
    int listed = 0;
    int found = 0;
    if (isPilgrim(by)) {
      order = state.controller(by);
      listed = 1 << order;
      found = 1;
    }
    for (int round = 0; round < 2 && found < seats; round++) {
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        int pilgrim = state.inOrder(place);
        int seat = state.controller(pilgrim);
        if ((listed >> seat & 1) == 0 && (round > 0 || CardPlay.isAble(state, pilgrim))) {
          order |= seat << BITS * found++;
          listed |= 1 << seat;
        }
      }
    }
    return order;
  }
}
