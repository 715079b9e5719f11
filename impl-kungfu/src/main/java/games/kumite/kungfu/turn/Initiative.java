package games.kumite.kungfu.turn;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
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
  static void begin(Fight fight) {
    if (hasCards(fight)) {
      fight.set(Num.DRAWN, 0);
      fight.set(Num.ACTIVE, draw(fight, NOBODY));
      fight.set(Num.FIRST, fight.get(Num.ACTIVE));
    }
  }

  /** Begins the turn of the next gang. */
  static void goOn(Fight fight) {
    int last = fight.get(Num.ACTIVE);
    fight.set(Num.ACTIVE, hasCards(fight) ? draw(fight, fight.seat(last)) : fight.opponent(last));
  }

  private static boolean hasCards(Fight fight) {
    return fight.gangs() > Parties.SIDES;
  }

  private static int draw(Fight fight, int lastSeat) {
    int all = (1 << fight.gangs()) - 1;
    boolean isReshuffled = fight.get(Num.DRAWN) == all; // KF-MUL-04b
    fight.set(Num.DRAWN, isReshuffled ? 0 : fight.get(Num.DRAWN));
    int gang = card(fight);
    while (isReshuffled && fight.seat(gang) == lastSeat) { // KF-MUL-05
      fight.tell(PUT_BACK, fight.seat(gang), gang + 1);
      gang = card(fight);
    }
    fight.set(Num.DRAWN, fight.get(Num.DRAWN) | 1 << gang);
    fight.tell(DRAWN, fight.seat(gang), gang + 1);
    return gang;
  }

  /** Returns one of the cards that were not drawn yet, each as likely as the others. */
  private static int card(Fight fight) {
    int left = fight.gangs() - Integer.bitCount(fight.get(Num.DRAWN));
    int place = fight.random().pick("initiative-card", 0, left);
    int gang = 0;
    while ((fight.get(Num.DRAWN) >> gang & 1) != 0 || place-- > 0) {
      gang++;
    }
    return gang;
  }
}
