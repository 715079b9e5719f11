package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The triggering of a quest's token by a hero: the quest is activated, its event is performed, or both (BT-RUL-31).
 *
 * @param seat the seat of the hero
 * @param slot the slot of the quest
 */
record TriggerQuest(int seat, int slot) {

  private static final Refusal NOT_HERE = new Refusal("BT-FRE-15", "token-elsewhere");
  private static final Refusal OTHER_HERO = new Refusal("BT-QST-03", "other-heros-quest");
  private static final Refusal BEGUN = new Refusal("BT-RUL-95", "event-begun");

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
    return isAtToken(state, slot, event) ? ((PerformedEvent) event).refusal(state, seat, slot) : null;
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
    ((PerformedEvent) event).begin(state, seat, slot);
  }
}
