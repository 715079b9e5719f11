package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** JW-D-14: the order in which a demon attacks its targets, asked one place at a time. */
record OrderTargets(AttackAction attackAction) implements Script.Reply<GameState, AttackAction> {

  private static long left(GameState state, AttackAction attackAction) {
    long left = Targets.of(state, attackAction.attacker(), attackAction.played());
    for (int i = 0; i < attackAction.targets().size(); i++) {
      left &= ~(1L << attackAction.targets().get(i));
    }
    return left;
  }

  @Override
  public int seat(GameState state) {
    return Long.bitCount(left(state, attackAction)) < 2 ? GameState.NOBODY : state.groupSeat();
  }

  @Override
  public boolean isGroup() {
    return true; // JW-AI-16
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(attackAction.attacker()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (long left = left(state, attackAction); left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.TARGET, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public AttackAction localsAfter(GameState state, Action action) {
    return attackAction.withTarget(((VerbAction) action).first());
  }

  @Override
  public boolean repeats(GameState state, AttackAction attackAction, Action action) {
    return Long.bitCount(left(state, attackAction)) > 1;
  }

  /** Adds the remaining targets without a question when only one is left. */
  static AttackAction rest(GameState state, AttackAction attackAction) {
    AttackAction all = attackAction;
    for (long left = left(state, attackAction); left != 0; left &= left - 1) {
      all = all.withTarget(Long.numberOfTrailingZeros(left));
    }
    return all;
  }
}
