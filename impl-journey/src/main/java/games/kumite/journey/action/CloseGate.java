package games.kumite.journey.action;

import games.kumite.journey.gate.Gates;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Close gate, for which Tripitaka gives up a sutra (JW-ACT-25). Stateless. */
final class CloseGate {

  private static final Refusal NOT_LEADER = new Refusal("JW-ACT-25", "not-leader");
  private static final Refusal NO_SUTRA = new Refusal("JW-ACT-25", "no-sutra");
  private static final Refusal CLOSED = new Refusal("JW-GAT-02", "gate-closed");
  private static final Refusal STAYS_OPEN = new Refusal("JW-SET-03", "gate-stays-open");

  private CloseGate() {}

  /** Returns why the action is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim, int piece) {
    if (!AdjacentToken.isBeside(state, pilgrim, piece)) {
      return AdjacentToken.FAR;
    }
    if (pilgrim != state.definition().leader) {
      return NOT_LEADER;
    }
    if (state.pilgrim(pilgrim, Counters.SUTRAS) < 1) {
      return NO_SUTRA;
    }
    return state.gate(piece) == QuestToken.Gate.CLOSED ? CLOSED : QuestRules.mayClose(state, piece) ? null : STAYS_OPEN;
  }

  static void execute(GameState state, int pilgrim, int piece) {
    state.setPilgrim(pilgrim, Counters.SUTRAS, state.pilgrim(pilgrim, Counters.SUTRAS) - 1);
    Gates.close(state, piece);
  }
}
