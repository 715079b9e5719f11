package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The quests on the table, by their slots: main and side quests in Act I, showdown cards in Act II. */
public final class Quests {

  private Quests() {}

  /** Returns the part of the next event that must be done now: the event itself unless it consists of several parts. */
  public static QuestEvent event(GameState state, int slot) {
    return state.event(slot);
  }

  /**
   * Lists the actions with which a hero triggers the tokens in its space.
   *
   * @param seat the seat that takes its turn
   * @param refusal the reason why the hero may trigger no token at all, null if it may
   * @param out the receiver of the actions
   */
  public static void triggers(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    if (refusal != null && !out.isExplaining()) {
      return;
    }
    int space = state.seat(seat, Counters.SPACE);
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if (state.quest(slot, Counters.QUEST) >= 0 && state.quest(slot, Counters.QUEST_SPACE) != Board.NOWHERE
          && (state.quest(slot, Counters.QUEST_SPACE) == space || out.isExplaining())) {
        out.add(state.definition().actions.of(ActionVerb.TRIGGER, state.questNumber(slot)),
            refusal != null ? refusal : TriggerQuest.refusal(state, seat, slot));
      }
    }
  }

  /** Returns whether a hero could do something for a quest at its token: activate it, or do its event (BT-QST-03, BT-QST-06). */
  public static boolean canTrigger(GameState state, int seat, int slot) {
    return TriggerQuest.canTrigger(state, seat, slot);
  }

  /** Triggers a token for a hero (BT-FRE-07). The consequences are put on the agenda. */
  public static void trigger(GameState state, int seat, int slot) {
    TriggerQuest.begin(state, seat, slot);
  }

  /** Completes the event of a quest, or the part of it that must be done now, for a hero (BT-QST-17). Put on the agenda. */
  public static void complete(GameState state, int slot, int seat) {
    EventCompletion.complete(state, slot, seat, 0);
  }

  /** Begins a part with no progress; its token goes to its space, if it has one. */
  static void beginPart(GameState state, int slot, int part) {
    state.setQuest(slot, Counters.QUEST_PART, part);
    state.setQuest(slot, Counters.QUEST_BEGUN, 0);
    state.setQuest(slot, Counters.QUEST_COVERED, 0);
    state.setQuest(slot, Counters.QUEST_LEFT, 0);
    moveToken(state, slot);
  }

  /** Moves the token of a quest to the space of its next event. */
  static void moveToken(GameState state, int slot) {
    int space = state.board().at(event(state, slot).space());
    if (space == Board.NOWHERE) {
      state.setQuest(slot, Counters.QUEST_SPACE, space);
    } else if (space != state.quest(slot, Counters.QUEST_SPACE)) {
      state.setQuest(slot, Counters.QUEST_SPACE, space);
      state.emit(state.definition().events.tokenMoved, state.questNumber(slot), state.spaceNumber(space));
    }
  }
}
