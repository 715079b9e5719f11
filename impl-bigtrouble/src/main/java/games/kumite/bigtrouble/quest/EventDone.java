package games.kumite.bigtrouble.quest;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.level.Audacity;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The completion of an event, or of a part of one. Its effects come first, then the next part or event. After the last
 * event come the rewards, the track moves and the next card (BT-QST-17, BT-QST-18, BT-QST-33).
 *
 * @param slot the slot of the quest
 * @param seat the seat that completed it
 * @param killed the spaces that the audacity token moves for the kill that completed it
 * @param quest the index of the quest
 * @param receiver the seat that gets a boss quest's reward (DEC-30)
 */
record EventDone(int slot, int seat, int killed, int quest, int receiver) {

  private EventDone withReceiver(int other) {
    return new EventDone(slot, seat, killed, quest, other);
  }

  /** DEC-30: the choice of the hero that gets a boss quest's reward. */
  private record RewardReceiver(EventDone done) implements Script.Reply<GameState, EventDone> {

    @Override
    public int seat(GameState state) {
      return state.speaker();
    }

    @Override
    public boolean isGroup() {
      return true;
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // BT-RUL-100
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int seat = 0; seat < state.seats(); seat++) {
        out.add(state.definition().actions.of(ActionVerb.CHOOSE, seat));
      }
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state),
          state.content().mainQuests().get(done.quest()).entry().name());
    }

    @Override
    public EventDone chosen(GameState state, Action action) {
      return done.withReceiver(((VerbAction) action).first());
    }
  }

  private static final Script<GameState, EventDone> MAIN = Script.<GameState, EventDone>of("main-quest-done")
      .act(EventDone::setAside)
      .when(EventDone::hasReceiver, then -> then
          .ask(RewardReceiver::new))
      .act((state, done) -> TextExecutor.out(state, state.content().mainQuests().get(done.quest()).reward().withTracksLast(),
          reward(state, done)))
      .act((state, done) -> Audacity.advance(state, done.killed()))
      .act((state, done) ->
          Audacity.advance(state, state.content().mainQuests().get(done.quest()).entry().audacity()))
      .act((state, done) -> RevealQuest.main(state, done.slot())) // BT-QST-20
      .build();

  private static final Script<GameState, EventDone> SIDE = Script.<GameState, EventDone>of("side-quest-done")
      .act(EventDone::setAside)
      .act((state, done) -> TextExecutor.out(state, state.content().sideQuests().get(done.quest()).reward().withTracksLast(),
          EffectContext.of(done.seat()))) // BT-QST-31
      .act((state, done) -> Audacity.advance(state, done.killed()))
      .act((state, done) ->
          Audacity.advance(state, state.content().sideQuests().get(done.quest()).entry().audacity()))
      .act((state, done) -> RevealQuest.side(state, done.slot() - GameState.FIRST_SIDE_SLOT)) // BT-QST-24
      .build();

  /** The procedure after a part of an event that is not the last: its effects, then the next part (BT-RUL-135). */
  private static final Script<GameState, EventDone> PART = Script.<GameState, EventDone>of("event-part-done")
      .act((state, done) ->
          TextExecutor.out(state, Quests.event(state, done.slot()).done(), EffectContext.of(done.seat())))
      .act(EventDone::nextPart)
      .build();

  private static final Script<GameState, EventDone> EVENT = Script.<GameState, EventDone>of("event-done")
      .act((state, done) ->
          TextExecutor.out(state, Quests.event(state, done.slot()).done(), EffectContext.of(done.seat())))
      .act((state, done) -> TextExecutor.onTrigger(state, Trigger.ON_EVENT_DONE, done.seat()))
      .when((state, done) -> state.get(Counters.ACT) == 2, then -> then
          .act(EventDone::completeShowdown))
      .when((state, done) -> state.get(Counters.ACT) == 1, then -> then
          .act(EventDone::goOn))
      .build();

  /**
   * Returns whether a hero must be chosen for the reward of a boss quest; otherwise the choice would change nothing
   * (BT-RUL-132).
   */
  private static boolean hasReceiver(GameState state, EventDone done) {
    MainQuest quest = state.content().mainQuests().get(done.quest());
    return quest.isOfBoss() && quest.reward().first().stream().anyMatch(part -> part.isFor(EffectTarget.ANY));
  }

  /** Returns the context of the reward; for a boss quest, {@code any} in it means the receiver (BT-RUL-68). */
  private static EffectContext reward(GameState state, EventDone done) {
    EffectContext occasion = EffectContext.of(done.seat());
    return state.content().mainQuests().get(done.quest()).isOfBoss() ? occasion.withAny(done.receiver()) : occasion;
  }

  /** Completes the event of a quest for a hero. For a kill, the audacity token moves as well. */
  static void complete(GameState state, int slot, int seat, int killed) {
    int credited = seat < 0 ? state.leader() : seat; // BT-RUL-113
    boolean isLast = state.quest(slot, Counters.QUEST_PART) + 1 == state.wholeEvent(slot).parts().size();
    state.emit(isLast ? state.definition().tidings.eventDone : state.definition().tidings.partDone, credited,
        state.questNumber(slot));
    state.then((isLast ? EVENT : PART).with(new EventDone(slot, credited, killed, state.quest(slot, Counters.QUEST), credited)));
  }

  /** Moves the token to the next part; a boss that is not on the board counts as defeated for that part (BT-RUL-135). */
  private static void nextPart(GameState state, EventDone done) {
    Quests.beginPart(state, done.slot(), state.quest(done.slot(), Counters.QUEST_PART) + 1);
    Audacity.advance(state, done.killed());
    if (Quests.event(state, done.slot()) instanceof QuestEvent.Defeat defeat
        && state.boss(state.content().boss(defeat.boss()), Counters.BOSS_SPACE) == Board.NOWHERE) {
      complete(state, done.slot(), done.seat(), 0);
    }
  }

  /** Moves the clip and the token to the next event, or completes the quest. */
  private static void goOn(GameState state, EventDone done) {
    boolean isMain = done.slot() < GameState.FIRST_SIDE_SLOT;
    int next = state.quest(done.slot(), Counters.QUEST_EVENT) + 1;
    if (!isMain) {
      state.then(SIDE.with(done));
    } else if (next == state.content().mainQuests().get(done.quest()).events().size()) {
      state.then(MAIN.with(done));
    } else {
      state.setQuest(done.slot(), Counters.QUEST_EVENT, next);
      Quests.beginPart(state, done.slot(), 0);
      Audacity.advance(state, done.killed());
    }
  }

  /** Puts the card aside as completed, before anything that might end the act (BT-QST-21). */
  private static void setAside(GameState state, EventDone done) {
    boolean isMain = done.slot() < GameState.FIRST_SIDE_SLOT;
    state.emit(state.definition().tidings.questDone, done.seat(), state.questNumber(done.slot()));
    state.clearQuest(done.slot());
    if (isMain) {
      state.move(state.cards().top(state.zones().mainVisible[done.slot()]), state.zones().mainDone);
    } else {
      int deck = done.slot() - GameState.FIRST_SIDE_SLOT;
      state.move(state.cards().top(state.zones().sideVisible[deck]), state.zones().sideDone);
      state.set(Counters.SIDE_QUESTS, state.get(Counters.SIDE_QUESTS) + 1);
    }
  }

  /** Completes a showdown card, which gives its key and has no further effect (BT-ACT2-18, BT-ACT2-20). */
  private static void completeShowdown(GameState state, EventDone done) {
    state.emit(state.definition().tidings.questDone, done.seat(), state.questNumber(done.slot()));
    state.clearQuest(done.slot());
    state.set(Counters.SHOWDOWNS, state.get(Counters.SHOWDOWNS) + 1);
    Showdowns.gainKeys(state, Showdowns.KEYS_OF_CARD);
  }
}
