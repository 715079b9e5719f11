package games.kumite.bigtrouble.showdown;

import games.kumite.bigtrouble.content.Showdown;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** The showdown cards of Act II, each in a quest slot until it is completed. */
public final class Showdowns {

  /** The number of keys of a completed card (BT-RUL-52). */
  public static final int KEYS_OF_CARD = 1;

  private static final EventType KEYS = EventType.of("keys", "BT-ACT2-18").number("keys");
  private static final EventType ARENA = EventType.of("arena-opens", "BT-ACT2-17");

  private Showdowns() {}

  /** Returns whether a showdown card lies in a slot: it is not completed. */
  public static boolean isThere(Trouble trouble, int slot) {
    return trouble.get(Num.ACT) == 2 && trouble.quest(slot, Num.QUEST) >= 0;
  }

  /** Returns the active side of the showdown card in a slot, whose clauses hold until it is completed (BT-ACT2-31). */
  public static Showdown.Side side(Trouble trouble, int slot) {
    Showdown card = trouble.content().showdowns().get(trouble.quest(slot, Num.QUEST));
    return trouble.quest(slot, Num.QUEST_ACTIVE) == 1 ? card.complete() : card.incomplete();
  }

  /** Returns the seat of the hero to whom the showdown card in a slot belongs, {@link Trouble#NOBODY} for a boss's. */
  public static int owner(Trouble trouble, int slot) {
    int quest = trouble.content().showdowns().get(trouble.quest(slot, Num.QUEST)).quest();
    int hero = trouble.content().mainQuests().get(quest).hero();
    for (int seat = 0; seat < trouble.seats(); seat++) {
      if (trouble.seat(seat, Num.HERO) == hero) {
        return seat;
      }
    }
    return Trouble.NOBODY;
  }

  /** Gives the group keys; with enough of them, the arena opens at once and for good (BT-ACT2-17). */
  public static void gainKeys(Trouble trouble, int keys) {
    trouble.set(Num.KEYS, Math.min(Num.MUCH, trouble.get(Num.KEYS) + keys));
    if (keys > 0) {
      trouble.tell(KEYS, trouble.get(Num.KEYS));
    }
    if (trouble.get(Num.ARENA_OPEN) == 0 && trouble.get(Num.KEYS) >= trouble.terms().players.keys()) {
      trouble.set(Num.ARENA_OPEN, 1);
      trouble.tell(ARENA);
    }
  }
}
