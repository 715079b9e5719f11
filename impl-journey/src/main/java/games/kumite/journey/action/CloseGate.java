package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Close gate, for which Tripitaka gives up a sutra (JW-ACT-25). */
enum CloseGate implements TokenAction {
  /** The only instance. */
  ACTION;

  private static final Refusal NOT_LEADER = new Refusal("JW-ACT-25", "not-leader");
  private static final Refusal NO_SUTRA = new Refusal("JW-ACT-25", "no-sutra");
  private static final Refusal CLOSED = new Refusal("JW-GAT-02", "gate-closed");
  private static final Refusal STAYS_OPEN = new Refusal("JW-SET-03", "gate-stays-open");

  @Override
  public ActionVerb verb() {
    return ActionVerb.CLOSE;
  }

  @Override
  public Deed deed() {
    return Deed.CLOSE_GATE;
  }

  @Override
  public @Nullable Refusal refusal(GameState state, int pilgrim, int piece) {
    if (!TokenAction.isAdjacent(state, pilgrim, piece)) {
      return FAR;
    }
    if (pilgrim != state.definition().leader) {
      return NOT_LEADER;
    }
    if (state.pilgrim(pilgrim, Counters.SUTRAS) < 1) {
      return NO_SUTRA;
    }
    return state.gate(piece) == QuestToken.Gate.CLOSED ? CLOSED : QuestRules.mayClose(state, piece) ? null : STAYS_OPEN;
  }

  @Override
  public void execute(GameState state, int pilgrim, int piece) {
    state.setPilgrim(pilgrim, Counters.SUTRAS, state.pilgrim(pilgrim, Counters.SUTRAS) - 1);
    Gates.close(state, piece);
  }
}
