package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import java.util.List;

/** The showdown cards of Act II, each in a quest slot until it is completed. */
public final class Showdowns {

  /** The number of keys of a completed card (BT-RUL-52). */
  public static final int KEYS_OF_CARD = 1;

  private static final EventType KEYS = EventType.of("keys", "BT-ACT2-18").number("keys");
  private static final EventType ARENA = EventType.of("arena-opens", "BT-ACT2-17");

  private Showdowns() {}

  /** Returns whether a showdown card lies in a slot: it is not completed. */
  public static boolean isThere(GameState state, int slot) {
    return state.get(Counters.ACT) == 2 && state.quest(slot, Counters.QUEST) >= 0;
  }

  /** Returns the active side of the showdown card in a slot, whose clauses hold until it is completed (BT-ACT2-31). */
  public static Showdown.Side side(GameState state, int slot) {
    Showdown card = state.content().showdowns().get(state.quest(slot, Counters.QUEST));
    return state.quest(slot, Counters.QUEST_ACTIVE) == 1 ? card.complete() : card.incomplete();
  }

  /** Returns the parts under a trigger of that side. */
  public static List<Part> parts(GameState state, int slot, Trigger trigger) {
    return state.definition().sheets.showdownParts(
        state.quest(slot, Counters.QUEST), state.quest(slot, Counters.QUEST_ACTIVE), trigger);
  }

  /** Returns the seat of the hero to whom the showdown card in a slot belongs, {@link GameState#NONE} for a boss's. */
  public static int owner(GameState state, int slot) {
    int quest = state.content().showdowns().get(state.quest(slot, Counters.QUEST)).quest();
    int hero = state.content().mainQuests().get(quest).hero();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.seat(seat, Counters.HERO) == hero) {
        return seat;
      }
    }
    return GameState.NONE;
  }

  /** Gives the group keys; with enough of them, the arena opens at once and for good (BT-ACT2-17). */
  public static void gainKeys(GameState state, int keys) {
    state.set(Counters.KEYS, Math.min(Counters.MUCH, state.get(Counters.KEYS) + keys));
    if (keys > 0) {
      state.emit(KEYS, state.get(Counters.KEYS));
    }
    if (state.get(Counters.ARENA_OPEN) == 0 && state.get(Counters.KEYS) >= state.definition().players.keys()) {
      state.set(Counters.ARENA_OPEN, 1);
      state.emit(ARENA);
    }
  }
}
