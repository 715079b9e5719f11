package games.kumite.journey.turn;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-33: whom a demon attacks if its best plans hit different pilgrims (JW-AI-16, JW-RUL-158). Pilgrims are named one
 * at a time, until the plans that hit them hit the same ones.
 */
record ChooseVictims(DemonActivation acting) implements Script.Reply<GameState, DemonActivation> {

  @Override
  public String kind() {
    return "victims";
  }

  @Override
  public int seat(GameState state) {
    return acting.plan().isInDoubt() ? state.groupSeat() : GameState.NOBODY;
  }

  @Override
  public boolean isGroup() {
    return true; // JW-AI-16
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(acting.activation().demon()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int left = acting.plan().doubtful(); left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.TARGET, Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public DemonActivation localsAfter(GameState state, Action action) {
    return acting.planned(state, acting.plan().setsWith(((VerbAction) action).first()));
  }

  @Override
  public boolean repeats(GameState state, DemonActivation chosen, Action action) {
    return chosen.plan().isInDoubt();
  }
}
