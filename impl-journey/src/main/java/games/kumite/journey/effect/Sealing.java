package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.evaluation.ActionHeuristic;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The sealing of a gate adjacent to the owner of a card or on his tile; it needs no sutra (sealGate, JW-CRD-24).
 *
 * @param pilgrim the owner
 */
record Sealing(int pilgrim) implements Question<GameState> {

  /** Returns bits of the gates that can be sealed. */
  static int gates(GameState state, int pilgrim) {
    int gates = 0;
    BasePoses footing = state.footing(pilgrim);
    int pose = state.pose(pilgrim);
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (state.scene().piece(piece).kind == QuestToken.Kind.GATE && QuestRules.maySeal(state, piece)) {
        int square = state.square(piece);
        boolean isNear = footing.isAdjacent(pose, square) || footing.isOn(pose, footing.ground().tile(square));
        gates |= isNear ? 1 << piece : 0;
      }
    }
    return gates;
  }

  /** Asks only if there is a choice. */
  @Override
  public void run(GameState state) {
    int gates = gates(state, pilgrim);
    if (Integer.bitCount(gates) > 1) {
      Question.super.run(state);
    } else if (gates != 0) {
      Gates.close(state, Integer.numberOfTrailingZeros(gates));
    }
  }

  @Override
  public String kind() {
    return "seal";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(pilgrim);
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int left = gates(state, pilgrim); left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.SEAL, state.wordOf(Integer.numberOfTrailingZeros(left))));
    }
  }

  /** Returns an action that seals a gate that the quest asks for. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    int wanted = wanted(state, pilgrim);
    return wanted == 0 ? null
        : state.definition().actions.of(ActionVerb.SEAL, state.wordOf(Integer.numberOfTrailingZeros(wanted)));
  }

  /** Returns bits of the gates that can be sealed and that the quest asks for. */
  static int wanted(GameState state, int pilgrim) {
    int wanted = 0;
    for (int left = gates(state, pilgrim); left != 0; left &= left - 1) {
      int gate = Integer.numberOfTrailingZeros(left);
      wanted |= ActionHeuristic.isWanted(state, pilgrim, gate) ? 1 << gate : 0;
    }
    return wanted;
  }

  @Override
  public void execute(GameState state, Action action) {
    Gates.close(state, state.pieceOf(((VerbAction) action).first()));
  }
}
