package games.kumite.bigtrouble.quest;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.level.Audacity;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The completion of an event, or of a part of one: its effects, then the next part or event; after the last one the
 * rewards, the track moves, the next card (BT-QST-17, BT-QST-18, BT-QST-33).
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
  private static final class ChooseReceiver implements Script.Choice<Trouble, EventDone> {

    @Override
    public String kind() {
      return "reward-receiver";
    }

    @Override
    public int seat(Trouble trouble, EventDone done) {
      return trouble.speaker();
    }

    @Override
    public boolean isGroup() {
      return true;
    }

    @Override
    public boolean answersItself() {
      return true; // BT-RUL-100
    }

    @Override
    public void options(Trouble trouble, EventDone done, Options out) {
      for (int seat = 0; seat < trouble.seats(); seat++) {
        out.add(trouble.terms().actions.of(Word.CHOOSE, seat));
      }
    }

    @Override
    public Prompt prompt(Trouble trouble, EventDone done) {
      return Question.prompt(trouble, kind(), seat(trouble, done),
          trouble.content().mainQuests().get(done.quest()).entry().name());
    }

    @Override
    public EventDone chosen(Trouble trouble, EventDone done, Action action) {
      return done.withReceiver(((VerbAction) action).first());
    }
  }

  private static final Script<Trouble, EventDone> MAIN = Script.<Trouble, EventDone>of("main-quest-done")
      .act(EventDone::setAside)
      .when(EventDone::hasReceiver, then -> then
          .ask(new ChooseReceiver()))
      .act((trouble, done) -> Carry.out(trouble, trouble.content().mainQuests().get(done.quest()).reward().withTracksLast(),
          reward(trouble, done)))
      .act((trouble, done) -> Audacity.advance(trouble, done.killed()))
      .act((trouble, done) ->
          Audacity.advance(trouble, trouble.content().mainQuests().get(done.quest()).entry().audacity()))
      .act((trouble, done) -> Unveiling.main(trouble, done.slot())) // BT-QST-20
      .end();

  private static final Script<Trouble, EventDone> SIDE = Script.<Trouble, EventDone>of("side-quest-done")
      .act(EventDone::setAside)
      .act((trouble, done) -> Carry.out(trouble, trouble.content().sideQuests().get(done.quest()).reward().withTracksLast(),
          Occasion.of(done.seat()))) // BT-QST-31
      .act((trouble, done) -> Audacity.advance(trouble, done.killed()))
      .act((trouble, done) ->
          Audacity.advance(trouble, trouble.content().sideQuests().get(done.quest()).entry().audacity()))
      .act((trouble, done) -> Unveiling.side(trouble, done.slot() - Trouble.FIRST_SIDE_SLOT)) // BT-QST-24
      .end();

  /** The procedure after a part of an event that is not the last: its effects, then the next part (BT-RUL-135). */
  private static final Script<Trouble, EventDone> PART = Script.<Trouble, EventDone>of("event-part-done")
      .act((trouble, done) ->
          Carry.out(trouble, Quests.event(trouble, done.slot()).done(), Occasion.of(done.seat())))
      .act(EventDone::nextPart)
      .end();

  private static final Script<Trouble, EventDone> EVENT = Script.<Trouble, EventDone>of("event-done")
      .act((trouble, done) ->
          Carry.out(trouble, Quests.event(trouble, done.slot()).done(), Occasion.of(done.seat())))
      .act((trouble, done) -> Carry.onTrigger(trouble, Trigger.ON_EVENT_DONE, done.seat()))
      .when((trouble, done) -> trouble.get(Num.ACT) == 2, then -> then
          .act(EventDone::completeShowdown))
      .when((trouble, done) -> trouble.get(Num.ACT) == 1, then -> then
          .act(EventDone::goOn))
      .end();

  /**
   * Returns whether a hero must be chosen for the reward of a boss quest; otherwise the choice would change nothing
   * (BT-RUL-132).
   */
  private static boolean hasReceiver(Trouble trouble, EventDone done) {
    MainQuest quest = trouble.content().mainQuests().get(done.quest());
    return quest.isOfBoss() && quest.reward().first().stream().anyMatch(part -> part.isFor(Target.ANY));
  }

  /** Returns the occasion of the reward; in that of a boss quest, {@code any} is its receiver (BT-RUL-68). */
  private static Occasion reward(Trouble trouble, EventDone done) {
    Occasion occasion = Occasion.of(done.seat());
    return trouble.content().mainQuests().get(done.quest()).isOfBoss() ? occasion.withAny(done.receiver()) : occasion;
  }

  /** Completes the event of a quest for a hero, with the moves of the audacity token for a kill. */
  static void complete(Trouble trouble, int slot, int seat, int killed) {
    int credited = seat < 0 ? trouble.leader() : seat; // BT-RUL-113
    boolean isLast = trouble.quest(slot, Num.QUEST_PART) + 1 == trouble.wholeEvent(slot).parts().size();
    trouble.tell(isLast ? trouble.terms().tidings.eventDone : trouble.terms().tidings.partDone, credited,
        trouble.questNumber(slot));
    trouble.then((isLast ? EVENT : PART).with(new EventDone(slot, credited, killed, trouble.quest(slot, Num.QUEST), credited)));
  }

  /** Moves the token to the next part; a boss that is not on the board counts as defeated for it (BT-RUL-135). */
  private static void nextPart(Trouble trouble, EventDone done) {
    Quests.beginPart(trouble, done.slot(), trouble.quest(done.slot(), Num.QUEST_PART) + 1);
    Audacity.advance(trouble, done.killed());
    if (Quests.event(trouble, done.slot()) instanceof QuestEvent.Defeat defeat
        && trouble.boss(trouble.content().boss(defeat.boss()), Num.BOSS_SPACE) == Board.NOWHERE) {
      complete(trouble, done.slot(), done.seat(), 0);
    }
  }

  /** Moves the clip and the token to the next event, or completes the quest. */
  private static void goOn(Trouble trouble, EventDone done) {
    boolean isMain = done.slot() < Trouble.FIRST_SIDE_SLOT;
    int next = trouble.quest(done.slot(), Num.QUEST_EVENT) + 1;
    if (!isMain) {
      trouble.then(SIDE.with(done));
    } else if (next == trouble.content().mainQuests().get(done.quest()).events().size()) {
      trouble.then(MAIN.with(done));
    } else {
      trouble.setQuest(done.slot(), Num.QUEST_EVENT, next);
      Quests.beginPart(trouble, done.slot(), 0);
      Audacity.advance(trouble, done.killed());
    }
  }

  /** Puts the card aside as completed, before anything that might end the act (BT-QST-21). */
  private static void setAside(Trouble trouble, EventDone done) {
    boolean isMain = done.slot() < Trouble.FIRST_SIDE_SLOT;
    trouble.tell(trouble.terms().tidings.questDone, done.seat(), trouble.questNumber(done.slot()));
    trouble.clearQuest(done.slot());
    if (isMain) {
      trouble.move(trouble.cards().top(trouble.zones().mainVisible[done.slot()]), trouble.zones().mainDone);
    } else {
      int deck = done.slot() - Trouble.FIRST_SIDE_SLOT;
      trouble.move(trouble.cards().top(trouble.zones().sideVisible[deck]), trouble.zones().sideDone);
      trouble.set(Num.SIDE_QUESTS, trouble.get(Num.SIDE_QUESTS) + 1);
    }
  }

  /** Completes a showdown card, which gives its key and has no further effect (BT-ACT2-18, BT-ACT2-20). */
  private static void completeShowdown(Trouble trouble, EventDone done) {
    trouble.tell(trouble.terms().tidings.questDone, done.seat(), trouble.questNumber(done.slot()));
    trouble.clearQuest(done.slot());
    trouble.set(Num.SHOWDOWNS, trouble.get(Num.SHOWDOWNS) + 1);
    Showdowns.gainKeys(trouble, Showdowns.KEYS_OF_CARD);
  }
}
