package games.kumite.bigtrouble.quest;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.harm.Audacity;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The completion of a quest after its last event: the rewards, the track moves and the next card (BT-QST-18, BT-QST-33).
 *
 * @param slot the slot of the quest
 * @param seat the seat that completed it
 * @param audacity the spaces that the audacity token moves for the kill that completed it
 * @param quest the index of the quest
 * @param receiver the seat that gets a boss quest's reward (DEC-30)
 */
record QuestCompletion(int slot, int seat, int audacity, int quest, int receiver) {

  private QuestCompletion withReceiver(int other) {
    return new QuestCompletion(slot, seat, audacity, quest, other);
  }

  /** DEC-30: the choice of the hero that gets a boss quest's reward. */
  private record ChooseRewardReceiver(QuestCompletion completion) implements Script.Reply<GameState, QuestCompletion> {

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
    public QuestCompletion localsAfter(GameState state, Action action) {
      return completion.withReceiver(((VerbAction) action).first());
    }
  }

  private static final Script<GameState, QuestCompletion> MAIN = Script.<GameState, QuestCompletion>of("main-quest-done")
      .act(QuestCompletion::setAside)
      .when(QuestCompletion::hasReceiver, then -> then
          .ask(ChooseRewardReceiver::new))
      .act((state, completion) -> TextExecutor.execute(state,
          state.content().mainQuests().get(completion.quest()).reward().withTracksLast(),
          reward(state, completion)))
      .act((state, completion) -> Audacity.advance(state, completion.audacity()))
      .act((state, completion) ->
          Audacity.advance(state, state.content().mainQuests().get(completion.quest()).entry().audacity()))
      .act((state, completion) -> RevealQuest.main(state, completion.slot())) // BT-QST-20
      .build();

  private static final Script<GameState, QuestCompletion> SIDE = Script.<GameState, QuestCompletion>of("side-quest-done")
      .act(QuestCompletion::setAside)
      .act((state, completion) -> TextExecutor.execute(state,
          state.content().sideQuests().get(completion.quest()).reward().withTracksLast(),
          EffectContext.of(completion.seat()))) // BT-QST-31
      .act((state, completion) -> Audacity.advance(state, completion.audacity()))
      .act((state, completion) ->
          Audacity.advance(state, state.content().sideQuests().get(completion.quest()).entry().audacity()))
      .act((state, completion) -> RevealQuest.side(state, completion.slot() - GameState.FIRST_SIDE_SLOT)) // BT-QST-24
      .build();

  /** Completes a main or side quest for the hero who completed its last event. */
  static void complete(GameState state, EventCompletion last) {
    state.then((last.isOfMainQuest() ? MAIN : SIDE)
        .start(new QuestCompletion(last.slot(), last.seat(), last.audacity(), last.quest(), last.seat())));
  }

  /**
   * Returns whether a hero must be chosen for the reward of a boss quest; otherwise the choice would change nothing
   * (BT-RUL-132).
   */
  private static boolean hasReceiver(GameState state, QuestCompletion completion) {
    MainQuest quest = state.content().mainQuests().get(completion.quest());
    return quest.isOfBoss() && quest.reward().first().stream().anyMatch(part -> part.isFor(EffectTarget.ANY));
  }

  /** Returns the context of the reward; for a boss quest, {@code any} in it means the receiver (BT-RUL-68). */
  private static EffectContext reward(GameState state, QuestCompletion completion) {
    EffectContext occasion = EffectContext.of(completion.seat());
    return state.content().mainQuests().get(completion.quest()).isOfBoss() ? occasion.withAny(completion.receiver()) : occasion;
  }

  /** Puts the card aside as completed, before anything that might end the act (BT-QST-21). */
  private static void setAside(GameState state, QuestCompletion completion) {
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
  static void completeShowdown(GameState state, EventCompletion last) {
    state.emit(state.definition().events.questDone, last.seat(), state.questNumber(last.slot()));
    state.clearQuest(last.slot());
    state.set(Counters.SHOWDOWNS, state.get(Counters.SHOWDOWNS) + 1);
    Showdowns.gainKeys(state, Showdowns.KEYS_OF_CARD);
  }
}
