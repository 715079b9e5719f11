package games.kumite.bigtrouble.quest;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Audacity;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.resolution.TextExecutor;
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
 * @param audacity the spaces that the audacity token moves for the kill that completed it
 * @param quest the index of the quest
 * @param receiver the seat that gets a boss quest's reward (DEC-30)
 */
record EventCompletion(int slot, int seat, int audacity, int quest, int receiver) {

  private EventCompletion withReceiver(int other) {
    return new EventCompletion(slot, seat, audacity, quest, other);
  }

  /** DEC-30: the choice of the hero that gets a boss quest's reward. */
  private record ChooseRewardReceiver(EventCompletion completion) implements Script.Reply<GameState, EventCompletion> {

    @Override
    public String kind() {
      return "reward-receiver";
    }

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
          state.definition().named(state.content().mainQuests().get(completion.quest()).entry().name()));
    }

    @Override
    public EventCompletion localsAfter(GameState state, Action action) {
      return completion.withReceiver(((VerbAction) action).first());
    }
  }

  private static final Script<GameState, EventCompletion> MAIN = Script.<GameState, EventCompletion>of("main-quest-done")
      .act(EventCompletion::setAside)
      .when(EventCompletion::hasReceiver, then -> then
          .ask(ChooseRewardReceiver::new))
      .act((state, completion) -> TextExecutor.execute(state,
          state.content().mainQuests().get(completion.quest()).reward().withTracksLast(),
          reward(state, completion)))
      .act((state, completion) -> Audacity.advance(state, completion.audacity()))
      .act((state, completion) ->
          Audacity.advance(state, state.content().mainQuests().get(completion.quest()).entry().audacity()))
      .act((state, completion) -> RevealQuest.main(state, completion.slot())) // BT-QST-20
      .build();

  private static final Script<GameState, EventCompletion> SIDE = Script.<GameState, EventCompletion>of("side-quest-done")
      .act(EventCompletion::setAside)
      .act((state, completion) -> TextExecutor.execute(state,
          state.content().sideQuests().get(completion.quest()).reward().withTracksLast(),
          EffectContext.of(completion.seat()))) // BT-QST-31
      .act((state, completion) -> Audacity.advance(state, completion.audacity()))
      .act((state, completion) ->
          Audacity.advance(state, state.content().sideQuests().get(completion.quest()).entry().audacity()))
      .act((state, completion) -> RevealQuest.side(state, completion.slot() - GameState.FIRST_SIDE_SLOT)) // BT-QST-24
      .build();

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
          .act(EventCompletion::completeShowdown))
      .when((state, completion) -> state.get(Counters.ACT) == 1, then -> then
          .act(EventCompletion::nextEvent))
      .build();

  /**
   * Returns whether a hero must be chosen for the reward of a boss quest; otherwise the choice would change nothing
   * (BT-RUL-132).
   */
  private static boolean hasReceiver(GameState state, EventCompletion completion) {
    MainQuest quest = state.content().mainQuests().get(completion.quest());
    return quest.isOfBoss() && quest.reward().first().stream().anyMatch(part -> part.isFor(EffectTarget.ANY));
  }

  /** Returns the context of the reward; for a boss quest, {@code any} in it means the receiver (BT-RUL-68). */
  private static EffectContext reward(GameState state, EventCompletion completion) {
    EffectContext occasion = EffectContext.of(completion.seat());
    return state.content().mainQuests().get(completion.quest()).isOfBoss() ? occasion.withAny(completion.receiver()) : occasion;
  }

  /** Completes the event of a quest for a hero. For a kill, the audacity token moves as well. */
  static void complete(GameState state, int slot, int seat, int killed) {
    int credited = seat < 0 ? state.leader() : seat; // BT-RUL-113
    boolean isLast = state.quest(slot, Counters.QUEST_PART) + 1 == state.wholeEvent(slot).parts().size();
    state.emit(isLast ? state.definition().events.eventDone : state.definition().events.partDone, credited,
        state.questNumber(slot));
    state.then((isLast ? EVENT : PART).start(new EventCompletion(slot, credited, killed, state.quest(slot, Counters.QUEST), credited)));
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
    boolean isMain = completion.slot() < GameState.FIRST_SIDE_SLOT;
    int next = state.quest(completion.slot(), Counters.QUEST_EVENT) + 1;
    if (!isMain) {
      state.then(SIDE.start(completion));
    } else if (next == state.content().mainQuests().get(completion.quest()).events().size()) {
      state.then(MAIN.start(completion));
    } else {
      state.setQuest(completion.slot(), Counters.QUEST_EVENT, next);
      Quests.beginPart(state, completion.slot(), 0);
      Audacity.advance(state, completion.audacity());
    }
  }

  /** Puts the card aside as completed, before anything that might end the act (BT-QST-21). */
  private static void setAside(GameState state, EventCompletion completion) {
    boolean isMain = completion.slot() < GameState.FIRST_SIDE_SLOT;
    state.emit(state.definition().events.questDone, completion.seat(), state.questNumber(completion.slot()));
    state.clearQuest(completion.slot());
    if (isMain) {
      state.move(state.cards().top(state.zones().mainVisible[completion.slot()]), state.zones().mainDone);
    } else {
      int deck = completion.slot() - GameState.FIRST_SIDE_SLOT;
      state.move(state.cards().top(state.zones().sideVisible[deck]), state.zones().sideDone);
      state.set(Counters.SIDE_QUESTS, state.get(Counters.SIDE_QUESTS) + 1);
    }
  }

  /** Completes a showdown card, which gives its key and has no further effect (BT-ACT2-18, BT-ACT2-20). */
  private static void completeShowdown(GameState state, EventCompletion completion) {
    state.emit(state.definition().events.questDone, completion.seat(), state.questNumber(completion.slot()));
    state.clearQuest(completion.slot());
    state.set(Counters.SHOWDOWNS, state.get(Counters.SHOWDOWNS) + 1);
    Showdowns.gainKeys(state, Showdowns.KEYS_OF_CARD);
  }
}
