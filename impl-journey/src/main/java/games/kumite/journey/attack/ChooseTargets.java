package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** JW-D-07: the targets of a pilgrim's attack, one after the other in the order of resolution (JW-ATK-03, JW-RUL-16). */
record ChooseTargets(AttackAction attackAction) implements Script.Reply<GameState, AttackAction> {

  private static final Refusal ONE = new Refusal("JW-RUL-16", "no-target");

  @Override
  public String kind() {
    return "targets";
  }

  @Override
  public int seat(GameState state) {
    return left(state, attackAction) != 0 ? state.controller(attackAction.attacker()) : GameState.NOBODY;
  }

  private static long left(GameState state, AttackAction attackAction) {
    long left = Targets.of(state, attackAction.attacker(), attackAction.played());
    for (int i = 0; i < attackAction.targets().size(); i++) {
      left &= ~(1L << attackAction.targets().get(i));
    }
    return left;
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
    out.add(Done.DONE, attackAction.targets().size() > 0 ? null : ONE);
  }

  /** Returns the target against which the attack is most promising. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    int best = GameState.NOBODY;
    double max = -1;
    for (long left = left(state, attackAction); left != 0; left &= left - 1) {
      int target = Long.numberOfTrailingZeros(left);
      double promise = state.definition().share(state.definition().figure(target).type, attackAction.attacker(),
          state.pilgrim(attackAction.attacker(), Counters.LEVEL));
      best = promise > max ? target : best;
      max = Math.max(max, promise);
    }
    return best == GameState.NOBODY ? null : state.definition().actions.of(ActionVerb.TARGET, best);
  }

  @Override
  public AttackAction localsAfter(GameState state, Action action) {
    return action == Done.DONE ? attackAction : attackAction.withTarget(((VerbAction) action).first());
  }

  @Override
  public boolean repeats(GameState state, AttackAction attackAction, Action action) {
    return action != Done.DONE && left(state, attackAction) != 0
        && attackAction.targets().size() < FigureStats.targets(state, attackAction.attacker(), attackAction.played());
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // JW-RUL-104
  }
}
