package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.harm.Audacity;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.Step;
import java.util.List;

/**
 * The progress of a quest's combat event when one of its enemies is removed by any means (BT-RUL-32). The audacity
 * token moves afterwards (BT-RUL-96).
 *
 * @param slot the slot of the quest, {@link MinionList#NO_QUEST} for none
 * @param seat the seat that removed it
 * @param audacity the spaces that the audacity token moves for the kill
 */
public record CombatEventProgress(int slot, int seat, int audacity) implements Step<GameState> {

  /** Returns the progress after a boss is gone, for the quest that has it as an enemy. */
  public static CombatEventProgress ofBoss(GameState state, int boss, int seat, int audacity) {
    return new CombatEventProgress(slotOf(state, boss), seat, audacity);
  }

  /** Returns the first slot of a quest that has a boss as an enemy, {@link MinionList#NO_QUEST} for none. */
  public static int slotOf(GameState state, int boss) {
    int slots = slotsOf(state, boss);
    return slots == 0 ? MinionList.NO_QUEST : Integer.numberOfTrailingZeros(slots);
  }

  /** Returns the slots of quests that have a boss as an enemy, as bits; several showdown cards may require its defeat. */
  public static int slotsOf(GameState state, int boss) {
    return slotsOf(state, state.content().bosses().get(boss).entry().id());
  }

  private static int slotsOf(GameState state, String boss) {
    int slots = 0;
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if (state.quest(slot, Counters.QUEST) < 0) {
        continue;
      }
      QuestEvent event = Quests.event(state, slot);
      boolean isItsEnemy = state.quest(slot, Counters.QUEST_BEGUN) == 1
          && isLeft(event.enemies(), boss, state.quest(slot, Counters.QUEST_COVERED));
      if (isItsEnemy || event.boss().equals(boss)) {
        slots |= 1 << slot;
      }
    }
    return slots;
  }

  /** Returns whether a boss is an enemy of an event and was not already on the board when the event began (BT-RUL-114). */
  private static boolean isLeft(List<String> enemies, String boss, int counted) {
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).equals(boss) && (counted >> i & 1) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Counts a removed enemy of a quest, and returns whether it was the last. */
  public static boolean countRemoved(GameState state, int slot) {
    int left = Math.max(0, state.quest(slot, Counters.QUEST_LEFT) - 1);
    state.setQuest(slot, Counters.QUEST_LEFT, left);
    return left == 0;
  }

  @Override
  public void run(GameState state) {
    if (slot == MinionList.NO_QUEST) {
      Audacity.advance(state, audacity);
      return;
    }
    if (countRemoved(state, slot)) {
      EventCompletion.complete(state, slot, seat, audacity);
    } else if (audacity > 0) {
      Audacity.advance(state, audacity);
    }
  }
}
