package games.kumite.kungfu.turn;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.spi.EventType;

/**
 * The order of turns. Two gangs take turns (KF-SET-22); of more than two, each has a card, and a turn is that of the gang whose
 * card is drawn (KF-MUL-04a to KF-MUL-05). The order of the cards that lie there is nowhere: one is drawn when it is needed.
 */
final class Initiative {

  private static final int NOBODY = -1;
  private static final EventType DRAWN = EventType.of("card-drawn", "KF-MUL-04a").seat("who").number("gang");
  private static final EventType PUT_BACK = EventType.of("card-put-back", "KF-MUL-05").seat("who").number("gang");

  private Initiative() {}

  /** Begins the first turn: with cards their first one, else that of the gang that has won the roll (KF-SET-21). */
  static void begin(GameState state) {
    if (hasCards(state)) {
      state.set(Counters.DRAWN, 0);
      state.set(Counters.ACTIVE, draw(state, NOBODY));
      state.set(Counters.FIRST, state.get(Counters.ACTIVE));
    }
  }

  /** Begins the turn of the next gang. */
  static void goOn(GameState state) {
    int last = state.get(Counters.ACTIVE);
    state.set(Counters.ACTIVE, hasCards(state) ? draw(state, state.seat(last)) : state.opponent(last));
  }

  private static boolean hasCards(GameState state) {
    return state.gangs() > GangsAndSides.SIDES;
  }

  private static int draw(GameState state, int lastSeat) {
    int all = (1 << state.gangs()) - 1;
    boolean isReshuffled = state.get(Counters.DRAWN) == all; // KF-MUL-04b
    state.set(Counters.DRAWN, isReshuffled ? 0 : state.get(Counters.DRAWN));
    int gang = card(state);
    while (isReshuffled && state.seat(gang) == lastSeat) { // KF-MUL-05
      state.emit(PUT_BACK, state.seat(gang), gang + 1);
      gang = card(state);
    }
    state.set(Counters.DRAWN, state.get(Counters.DRAWN) | 1 << gang);
    state.emit(DRAWN, state.seat(gang), gang + 1);
    return gang;
  }

  /** Returns one of the cards that were not drawn yet, each as likely as the others. */
  private static int card(GameState state) {
    int left = state.gangs() - Integer.bitCount(state.get(Counters.DRAWN));
    int place = state.random().pick("initiative-card", 0, left);
    int gang = 0;
    while ((state.get(Counters.DRAWN) >> gang & 1) != 0 || place-- > 0) {
      gang++;
    }
    return gang;
  }
}
