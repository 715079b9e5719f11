package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.SkillCheck;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * The triggering of a quest's token by a hero: the quest is activated, its event is performed, or both (BT-RUL-31).
 *
 * @param seat the seat of the hero
 * @param slot the slot of the quest
 */
record Triggering(int seat, int slot) {

  /** The check of an event; its result is carried out with the rolling hero (BT-SKL-04). */
  private static final Script<Trouble, Triggering> CHECK = Script.<Trouble, Triggering>of("quest-check")
      .call(SkillCheck.CHECK,
          (trouble, trigger) -> SkillCheck.of(trigger.seat(), trigger.slot(), difficulty(trouble, trigger.slot())),
          (trouble, trigger, check) -> {
            result(trouble, trigger, check);
            return trigger;
          })
      .end();

  private static final Refusal NOT_HERE = new Refusal("BT-FRE-15", "token-elsewhere");
  private static final Refusal OTHER_HERO = new Refusal("BT-QST-03", "other-heros-quest");
  private static final Refusal BEGUN = new Refusal("BT-RUL-95", "event-begun");
  private static final Refusal NO_DIE = new Refusal("BT-RUL-87", "no-die-for-check");

  /** Returns why a hero may not trigger a token, null if it may. */
  static @Nullable Refusal refusal(Trouble trouble, int seat, int slot) {
    if (trouble.quest(slot, Num.QUEST_SPACE) != trouble.seat(seat, Num.SPACE)) {
      return NOT_HERE;
    }
    if (!isFor(trouble, seat, slot)) {
      return OTHER_HERO;
    }
    QuestEvent event = Quests.event(trouble, slot);
    if (trouble.quest(slot, Num.QUEST_BEGUN) == 1) {
      return BEGUN; // only tasks and combats begin
    }
    if (event instanceof QuestEvent.Check && isAtToken(trouble, slot, event) && !ActionDice.hasPlaceable(trouble, seat)) {
      return NO_DIE;
    }
    return null;
  }

  /** Returns whether a quest is for a hero; a hero's own quest is activated by that hero alone. */
  static boolean isFor(Trouble trouble, int seat, int slot) {
    if (!isInactive(trouble, slot) || slot >= Trouble.FIRST_SIDE_SLOT) {
      return true;
    }
    int hero = trouble.content().mainQuests().get(trouble.quest(slot, Num.QUEST)).hero();
    return hero < 0 || hero == trouble.seat(seat, Num.HERO);
  }

  private static boolean isInactive(Trouble trouble, int slot) {
    return trouble.get(Num.ACT) == 1 && trouble.quest(slot, Num.QUEST_ACTIVE) == 0;
  }

  private static boolean isAtToken(Trouble trouble, int slot, QuestEvent event) {
    return trouble.board().name(trouble.quest(slot, Num.QUEST_SPACE)).equals(event.space());
  }

  static void begin(Trouble trouble, int seat, int slot) {
    QuestEvent event = Quests.event(trouble, slot);
    if (isInactive(trouble, slot)) { // BT-QST-05, BT-QST-22
      trouble.setQuest(slot, Num.QUEST_ACTIVE, 1);
      trouble.tell(trouble.terms().tidings.activated, seat, trouble.questNumber(slot));
      if (!isAtToken(trouble, slot, event)) {
        Quests.moveToken(trouble, slot);
        return;
      }
    }
    if (event instanceof QuestEvent.Check) {
      trouble.then(CHECK.with(new Triggering(seat, slot))); // BT-QST-11
    } else if (event instanceof QuestEvent.Combat combat) {
      spawn(trouble, seat, slot, combat);
    } else if (event instanceof QuestEvent.Task) {
      trouble.setQuest(slot, Num.QUEST_BEGUN, 1); // BT-RUL-76
    } else {
      EventDone.complete(trouble, slot, seat, 0); // BT-QST-16
    }
  }

  private static int difficulty(Trouble trouble, int slot) {
    return ((QuestEvent.Check) Quests.event(trouble, slot)).difficulty();
  }

  private static void result(Trouble trouble, Triggering trigger, SkillCheck check) {
    if (check.isPassed()) {
      EventDone.complete(trouble, trigger.slot(), trigger.seat(), 0);
    } else {
      trouble.tell(trouble.terms().tidings.checkFailed, trigger.seat(), trouble.questNumber(trigger.slot()));
      Carry.out(trouble, Quests.event(trouble, trigger.slot()).failed(), Occasion.of(trigger.seat()));
    }
  }

  /** Brings the enemies of a combat event onto the board, once (BT-QST-12, BT-QST-30). */
  private static void spawn(Trouble trouble, int seat, int slot, QuestEvent.Combat combat) {
    int space = trouble.board().at(combat.space());
    int placed = 0;
    int counted = 0;
    for (int i = 0; i < combat.enemies().size(); i++) {
      String enemy = combat.enemies().get(i);
      int boss = trouble.content().boss(enemy);
      boolean isPlaced = boss >= 0 ? place(trouble, boss, space)
          : Spawning.spawnFor(trouble, slot, trouble.content().minion(enemy), space) != Enemy.NONE;
      placed += isPlaced ? 1 : 0;
      counted |= isPlaced ? 0 : 1 << i;
    }
    trouble.setQuest(slot, Num.QUEST_BEGUN, 1);
    trouble.setQuest(slot, Num.QUEST_LEFT, placed);
    trouble.setQuest(slot, Num.QUEST_COVERED, counted); // BT-RUL-114
    if (placed == 0) {
      EventDone.complete(trouble, slot, seat, 0); // BT-RUL-64
    }
  }

  /**
   * Places a boss of the event, and returns whether it was placed; one on the board already does not belong to this
   * event.
   */
  private static boolean place(Trouble trouble, int boss, int space) {
    if (trouble.boss(boss, Num.BOSS_SPACE) != Board.NOWHERE) {
      return false;
    }
    Spawning.boss(trouble, boss, space);
    return true;
  }
}
