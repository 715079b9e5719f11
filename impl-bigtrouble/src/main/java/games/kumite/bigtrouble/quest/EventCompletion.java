package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Audacity;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Script;

/**
 * The completion of an event, or of a part of one. Its effects come first, then the next part or event, or the completion
 * of the quest (BT-QST-17).
 *
 * @param slot the slot of the quest
 * @param seat the seat that completed it
 * @param audacity the spaces that the audacity token moves for the kill that completed it
 * @param quest the index of the quest
 */
record EventCompletion(int slot, int seat, int audacity, int quest) {

  boolean isOfMainQuest() {
    return slot < GameState.FIRST_SIDE_SLOT;
  }

  /** The procedure after a part of an event that is not the last: its effects, then the next part (BT-RUL-135). */
  private static final Script<GameState, EventCompletion> PART = Script.<GameState, EventCompletion>of("event-part-done")
      .act((state, completion) ->
          TextExecutor.execute(state, Quests.event(state, completion.slot()).done(), EffectContext.of(completion.seat())))
      .act(EventCompletion::nextPart)
      .build();

  private static final Script<GameState, EventCompletion> EVENT = Script.<GameState, EventCompletion>of("event-done")
      .act((state, completion) ->
          TextExecutor.execute(state, Quests.event(state, completion.slot()).done(), EffectContext.of(completion.seat())))
      .act((state, completion) -> TextExecutor.onTrigger(state, Trigger.ON_EVENT_DONE, completion.seat()))
      .when((state, completion) -> state.get(Counters.ACT) == 2, then -> then
          .act(QuestCompletion::completeShowdown))
      .when((state, completion) -> state.get(Counters.ACT) == 1, then -> then
          .act(EventCompletion::nextEvent))
      .build();

  /** Completes the event of a quest for a hero. For a kill, the audacity token moves as well. */
  static void complete(GameState state, int slot, int seat, int killed) {
    int credited = seat < 0 ? state.leader() : seat; // BT-RUL-113
    boolean isLast = state.quest(slot, Counters.QUEST_PART) + 1 == state.wholeEvent(slot).parts().size();
    state.emit(isLast ? state.definition().events.eventDone : state.definition().events.partDone, credited,
        state.questNumber(slot));
    state.then((isLast ? EVENT : PART).start(new EventCompletion(slot, credited, killed, state.quest(slot, Counters.QUEST))));
  }

  /** Moves the token to the next part; a boss that is not on the board counts as defeated for that part (BT-RUL-135). */
  private static void nextPart(GameState state, EventCompletion completion) {
    Quests.beginPart(state, completion.slot(), state.quest(completion.slot(), Counters.QUEST_PART) + 1);
    Audacity.advance(state, completion.audacity());
    String boss = Quests.event(state, completion.slot()).boss();
    if (!boss.isEmpty() && state.boss(state.content().boss(boss), Counters.BOSS_SPACE) == Board.NOWHERE) {
      complete(state, completion.slot(), completion.seat(), 0);
    }
  }

  /** Moves the clip and the token to the next event, or completes the quest. */
  private static void nextEvent(GameState state, EventCompletion completion) {
    int next = state.quest(completion.slot(), Counters.QUEST_EVENT) + 1;
    if (!completion.isOfMainQuest() || next == state.content().mainQuests().get(completion.quest()).events().size()) {
      QuestCompletion.complete(state, completion);
    } else {
      state.setQuest(completion.slot(), Counters.QUEST_EVENT, next);
      Quests.beginPart(state, completion.slot(), 0);
      Audacity.advance(state, completion.audacity());
    }
  }
}
