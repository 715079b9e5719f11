package games.kumite.tmnt.loss;

import games.kumite.spi.EventType;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;

/**
 * The death of a character, who lives again in the next turn: the body is laid out and looted (MT-DTH). The new hand is drawn at the
 * turn's start (MT-DTH-09).
 */
public final class Death {

  private static final EventType DIED = EventType.of("died", "MT-DTH-01").seat("who");

  private Death() {}

  /** Lets a character die. */
  public static void kill(GameState state, int victim) {
    state.setSeat(victim, Counters.IS_DEAD, 1);
    state.setSeat(victim, Counters.NEW_HAND, 1);
    state.emit(DIED, victim);
    layOut(state, victim);
    LootBody.begin(state, victim);
  }

  /** Lets all characters live again when a turn begins, except for those of players who have left (MT-DTH-08, MT-DTH-10). */
  public static void reviveAll(GameState state) {
    for (int seat = 0; seat < state.seats(); seat++) {
      state.setSeat(seat, Counters.IS_DEAD, state.seat(seat, Counters.IS_GONE));
    }
  }

  /**
   * Lays out the body. Stance, Katas, Character and kept Traps stay, attached cards are separated (MT-DTH-01,
   * MT-DTH-02).
   */
  private static void layOut(GameState state, int victim) {
    Zone body = state.zones().body;
    for (int token = state.top(state.hand(victim)); token >= 0; token = state.top(state.hand(victim))) {
      state.move(token, body);
    }
    int next;
    for (int token = state.top(state.table(victim)); token >= 0; token = next) {
      next = state.next(token);
      CardType type = state.face(token).type;
      if (type != CardType.STANCE && type != CardType.KATA && type != CardType.CHARACTER) {
        state.wipe(token);
        state.move(token, body);
      }
    }
  }
}
