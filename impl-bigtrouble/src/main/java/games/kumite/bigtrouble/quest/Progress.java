package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.level.Audacity;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * The removal of an enemy of a quest's combat event, by any means (BT-RUL-32); then the audacity token moves for it
 * (BT-RUL-96).
 *
 * @param slot the slot of the quest, {@link Horde#NO_QUEST} for none
 * @param seat the seat that removed it
 * @param audacity the spaces that the audacity token moves for the kill
 */
public record Progress(int slot, int seat, int audacity) implements Step<Trouble> {

  /** Returns the progress after a boss is gone, for the quest whose event it is. */
  public static Progress ofBoss(Trouble trouble, int boss, int seat, int audacity) {
    return new Progress(slotOf(trouble, boss), seat, audacity);
  }

  /** Returns the slot of the quest whose enemy a boss is, the first of several, {@link Horde#NO_QUEST} for none. */
  public static int slotOf(Trouble trouble, int boss) {
    int slots = slotsOf(trouble, boss);
    return slots == 0 ? Horde.NO_QUEST : Integer.numberOfTrailingZeros(slots);
  }

  /** Returns bits of the slots of quests whose enemy a boss is; several showdown cards may require its defeat. */
  public static int slotsOf(Trouble trouble, int boss) {
    return slotsOf(trouble, trouble.content().bosses().get(boss).entry().id());
  }

  private static int slotsOf(Trouble trouble, String boss) {
    int slots = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) < 0) {
        continue;
      }
      QuestEvent event = Quests.event(trouble, slot);
      boolean isItsEnemy = event instanceof QuestEvent.Combat combat && trouble.quest(slot, Num.QUEST_BEGUN) == 1
          && isLeft(combat, boss, trouble.quest(slot, Num.QUEST_COVERED));
      if (isItsEnemy || event instanceof QuestEvent.Defeat defeat && defeat.boss().equals(boss)) {
        slots |= 1 << slot;
      }
    }
    return slots;
  }

  /** Returns whether a boss is an enemy of an event, and was not on the board before (BT-RUL-114). */
  private static boolean isLeft(QuestEvent.Combat combat, String boss, int counted) {
    for (int i = 0; i < combat.enemies().size(); i++) {
      if (combat.enemies().get(i).equals(boss) && (counted >> i & 1) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Counts a removed enemy of a quest, and returns whether it was the last. */
  public static boolean isLast(Trouble trouble, int slot) {
    int left = Math.max(0, trouble.quest(slot, Num.QUEST_LEFT) - 1);
    trouble.setQuest(slot, Num.QUEST_LEFT, left);
    return left == 0;
  }

  @Override
  public void run(Trouble trouble) {
    if (slot == Horde.NO_QUEST) {
      Audacity.advance(trouble, audacity);
      return;
    }
    if (isLast(trouble, slot)) {
      EventDone.complete(trouble, slot, seat, audacity);
    } else if (audacity > 0) {
      Audacity.advance(trouble, audacity);
    }
  }
}
