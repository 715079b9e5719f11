package games.kumite.journey.action;

import games.kumite.journey.map.Ground;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Collect sutra (JW-ACT-12, JW-ACT-13). Stateless. */
final class CollectSutra {

  private static final EventType SUTRA_COLLECTED = EventTypes.figure("collected", "JW-ACT-12").word("sutra", EventTypes::tokenId);
  private static final Refusal COLLECTED = new Refusal("JW-ACT-12", "token-gone");
  private static final Refusal NOT_YET = new Refusal("JW-RUL-155", "token-not-yet");
  private static final Refusal OTHERS_COLLECT = new Refusal("JW-ACT-13", "others-collect");

  private CollectSutra() {}

  /** Returns why the action is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim, int piece) {
    if (!state.isThere(piece)) {
      return state.square(piece) == Ground.NONE ? NOT_YET : COLLECTED;
    }
    if (!AdjacentToken.isBeside(state, pilgrim, piece)) {
      return AdjacentToken.FAR;
    }
    return QuestRules.mayCollect(state, pilgrim, piece) ? null : OTHERS_COLLECT;
  }

  static void execute(GameState state, int pilgrim, int piece) {
    state.take(piece);
    state.setPilgrim(pilgrim, Counters.SUTRAS, state.pilgrim(pilgrim, Counters.SUTRAS) + 1);
    state.emit(SUTRA_COLLECTED, pilgrim, piece);
    QuestRules.collected(state, pilgrim);
  }
}
