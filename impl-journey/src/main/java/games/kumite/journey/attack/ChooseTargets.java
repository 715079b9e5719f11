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
record ChooseTargets(AttackAction assault) implements Script.Reply<GameState, AttackAction> {

  private static final Refusal ONE = new Refusal("JW-RUL-16", "no-target");

  @Override
  public String kind() {
    return "targets";
  }

  @Override
  public int seat(GameState state) {
    return left(state, assault) != 0 ? state.controller(assault.attacker()) : GameState.NOBODY;
  }

  private static long left(GameState state, AttackAction assault) {
    long left = Targets.of(state, assault.attacker(), assault.played());
    for (int i = 0; i < assault.targets().size(); i++) {
      left &= ~(1L << assault.targets().get(i));
    }
    return left;
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, assault.sequel(), kind(), seat(state),
        state.definition().label(assault.attacker()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (long left = left(state, assault); left != 0; left &= left - 1) {
      out.add(state.definition().actions.of(ActionVerb.TARGET, Long.numberOfTrailingZeros(left)));
    }
    out.add(Done.DONE, assault.targets().size() > 0 ? null : ONE);
  }

  /** Returns the target against which the attack is most promising. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    int best = GameState.NOBODY;
    double max = -1;
    for (long left = left(state, assault); left != 0; left &= left - 1) {
      int target = Long.numberOfTrailingZeros(left);
      double promise = state.definition().share(state.definition().figure(target).type, assault.attacker(),
          state.pilgrim(assault.attacker(), Counters.LEVEL));
      best = promise > max ? target : best;
      max = Math.max(max, promise);
    }
    return best == GameState.NOBODY ? null : state.definition().actions.of(ActionVerb.TARGET, best);
  }

  @Override
  public AttackAction chosen(GameState state, Action action) {
    return action == Done.DONE ? assault : assault.withTarget(((VerbAction) action).first());
  }

  @Override
  public boolean repeats(GameState state, AttackAction assault, Action action) {
    return action != Done.DONE && left(state, assault) != 0
        && assault.targets().size() < FigureStats.targets(state, assault.attacker(), assault.played());
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // JW-RUL-104
  }
}
