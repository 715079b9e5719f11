package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** DEC-09: the next step of a turn, until it ends (BT-ACT-02, BT-RUL-74). */
record ChooseHeroAction(HeroTurn turn) implements Script.Reply<GameState, HeroTurn> {

  @Override
  public String kind() {
    return "turn";
  }

  @Override
  public int seat(GameState state) {
    return turn.seat();
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // BT-RUL-74
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    HeroActions.ALL.list(state, turn.seat(), out);
  }

  @Override
  public HeroTurn localsAfter(GameState state, Action action) {
    HeroActions.ALL.execute(state, turn.seat(), (VerbAction) action);
    return turn;
  }

  @Override
  public String detail(GameState state, Action action) {
    return HeroActions.ALL.remark(state, turn.seat(), (VerbAction) action);
  }

  @Override
  public boolean repeats(GameState state, HeroTurn turn, Action action) {
    return ((VerbAction) action).verb() != ActionVerb.END;
  }
}
