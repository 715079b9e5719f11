package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.SkillCheck;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * The triggering of a quest's token by a hero: the quest is activated, its event is performed, or both (BT-RUL-31).
 *
 * @param seat the seat of the hero
 * @param slot the slot of the quest
 */
record TriggerQuest(int seat, int slot) {

  /** The check of an event; its result applies to the hero that rolled (BT-SKL-04). */
  private static final Script<GameState, TriggerQuest> CHECK = Script.<GameState, TriggerQuest>of("quest-check")
      .call(SkillCheck.CHECK,
          (state, trigger) -> SkillCheck.of(trigger.seat(), trigger.slot(), difficulty(state, trigger.slot())),
          (state, trigger, check) -> {
            result(state, trigger, check);
            return trigger;
          })
      .build();

  private static final Refusal NOT_HERE = new Refusal("BT-FRE-15", "token-elsewhere");
  private static final Refusal OTHER_HERO = new Refusal("BT-QST-03", "other-heros-quest");
  private static final Refusal BEGUN = new Refusal("BT-RUL-95", "event-begun");
  private static final Refusal NO_DIE = new Refusal("BT-RUL-87", "no-die-for-check");

  /** Returns why a hero may not trigger a token, null if it may. */
  static @Nullable Refusal refusal(GameState state, int seat, int slot) {
    if (state.quest(slot, Counters.QUEST_SPACE) != state.seat(seat, Counters.SPACE)) {
      return NOT_HERE;
    }
    if (!canTrigger(state, seat, slot)) {
      return OTHER_HERO;
    }
    QuestEvent event = Quests.event(state, slot);
    if (state.quest(slot, Counters.QUEST_BEGUN) == 1) {
      return BEGUN; // only tasks and combats begin
    }
    if (event instanceof QuestEvent.Check && isAtToken(state, slot, event) && !ActionDice.hasPlaceable(state, seat)) {
      return NO_DIE;
    }
    return null;
  }

  /** Returns whether a quest is for a hero; only its own hero can activate a hero's quest. */
  static boolean canTrigger(GameState state, int seat, int slot) {
    if (!isInactive(state, slot) || slot >= GameState.FIRST_SIDE_SLOT) {
      return true;
    }
    int hero = state.content().mainQuests().get(state.quest(slot, Counters.QUEST)).hero();
    return hero < 0 || hero == state.seat(seat, Counters.HERO);
  }

  private static boolean isInactive(GameState state, int slot) {
    return state.get(Counters.ACT) == 1 && state.quest(slot, Counters.QUEST_ACTIVE) == 0;
  }

  private static boolean isAtToken(GameState state, int slot, QuestEvent event) {
    return state.board().name(state.quest(slot, Counters.QUEST_SPACE)).equals(event.space());
  }

  static void begin(GameState state, int seat, int slot) {
    QuestEvent event = Quests.event(state, slot);
    if (isInactive(state, slot)) { // BT-QST-05, BT-QST-22
      state.setQuest(slot, Counters.QUEST_ACTIVE, 1);
      state.emit(state.definition().events.activated, seat, state.questNumber(slot));
      if (!isAtToken(state, slot, event)) {
        Quests.moveToken(state, slot);
        return;
      }
    }
    if (event instanceof QuestEvent.Check) {
      state.then(CHECK.start(new TriggerQuest(seat, slot))); // BT-QST-11
    } else if (event instanceof QuestEvent.Combat combat) {
      spawn(state, seat, slot, combat);
    } else if (event instanceof QuestEvent.Task) {
      state.setQuest(slot, Counters.QUEST_BEGUN, 1); // BT-RUL-76
    } else {
      EventCompletion.complete(state, slot, seat, 0); // BT-QST-16
    }
  }

  private static int difficulty(GameState state, int slot) {
    return ((QuestEvent.Check) Quests.event(state, slot)).difficulty();
  }

  private static void result(GameState state, TriggerQuest trigger, SkillCheck check) {
    if (check.isPassed()) {
      EventCompletion.complete(state, trigger.slot(), trigger.seat(), 0);
    } else {
      state.emit(state.definition().events.checkFailed, trigger.seat(), state.questNumber(trigger.slot()));
      TextExecutor.execute(state, Quests.event(state, trigger.slot()).failed(), EffectContext.of(trigger.seat()));
    }
  }

  /** Brings the enemies of a combat event onto the board, once (BT-QST-12, BT-QST-30). */
  private static void spawn(GameState state, int seat, int slot, QuestEvent.Combat combat) {
    int space = state.board().at(combat.space());
    int placed = 0;
    int counted = 0;
    for (int i = 0; i < combat.enemies().size(); i++) {
      String enemy = combat.enemies().get(i);
      int boss = state.content().boss(enemy);
      boolean isPlaced = boss >= 0 ? place(state, boss, space)
          : Spawning.spawnFor(state, slot, state.content().minion(enemy), space) != EnemyNumbers.NONE;
      placed += isPlaced ? 1 : 0;
      counted |= isPlaced ? 0 : 1 << i;
    }
    state.setQuest(slot, Counters.QUEST_BEGUN, 1);
    state.setQuest(slot, Counters.QUEST_LEFT, placed);
    state.setQuest(slot, Counters.QUEST_COVERED, counted); // BT-RUL-114
    if (placed == 0) {
      EventCompletion.complete(state, slot, seat, 0); // BT-RUL-64
    }
  }

  /**
   * Places a boss of the event, and returns whether it was placed; a boss that is already on the board does not belong
   * to this event.
   */
  private static boolean place(GameState state, int boss, int space) {
    if (state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE) {
      return false;
    }
    Spawning.boss(state, boss, space);
    return true;
  }
}
