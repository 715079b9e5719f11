package games.kumite.journey.demon;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;

/**
 * One demon's activation so far: its fixed values, and the AP left.
 *
 * @param demon the demon that acts
 * @param quarry the pilgrim it hunts, {@link GameState#NOBODY} if it does not act
 * @param distance D to the quarry when the activation began (JW-RUL-25)
 * @param points AP left
 */
public record ActivationProgress(int demon, int quarry, int distance, int points) {

  /** AP of a demon (JW-AI-02). */
  static final int POINTS = 2;
  /** AP during rage (JW-RAG-04). */
  static final int POINTS_IN_RAGE = 3;

  /** Returns the activation of a demon on the map; without AP if the demon is inactive or paralyzed. */
  public static ActivationProgress of(GameState state, int demon) {
    if (Inactive.isSkipped(state, demon)) {
      return new ActivationProgress(demon, GameState.NOBODY, 0, 0);
    }
    WalkingDistance walk = DemonTargets.fromDemon(state, demon);
    int quarry = DemonTargets.of(state, walk);
    if (quarry == GameState.NOBODY) {
      return new ActivationProgress(demon, GameState.NOBODY, 0, 0);
    }
    int points = Math.max(0, points(state) + Conditions.sum(state, demon, EffectVerb.MOD_AP));
    return new ActivationProgress(demon, quarry, DemonTargets.distance(state, walk, quarry), points);
  }

  /** Returns the AP of any demon at present. */
  static int points(GameState state) {
    return state.get(Counters.RAGE) != 0 ? POINTS_IN_RAGE : POINTS;
  }

  /** Returns a copy after AP are spent; with another quarry if this one is unconscious by now. */
  public ActivationProgress after(GameState state, int spent) {
    boolean isUp = quarry == GameState.NOBODY || state.isConscious(quarry) || state.pose(demon) == Pose.NONE;
    return new ActivationProgress(demon, isUp ? quarry : DemonTargets.ofDemon(state, demon), distance, points - spent);
  }

  /** Returns the plan of the demon for the AP left. */
  public Plan plan(GameState state) {
    return plan(state, Plan.ALL_SETS);
  }

  /**
   * Returns the plan of the demon after players have chosen whom it attacks (JW-D-33).
   *
   * @param sets the sets of pilgrims one of which it hits if it attacks, as in {@link Plan#sets()}
   */
  public Plan plan(GameState state, int sets) {
    if (points <= 0 || quarry == GameState.NOBODY) {
      return Plan.NOTHING;
    }
    PlanSearch choice = new PlanSearch(new PlanningView(state, demon, quarry));
    choice.allow(sets);
    choice.from(state.pose(demon), points, distance);
    return choice.plan();
  }

  /** Returns the MV of one Move of a demon now; never below 1. */
  static int move(GameState state, int demon) {
    return Math.max(1, state.definition().figure(demon).move + Conditions.sum(state, demon, EffectVerb.MOD_MV));
  }

  /** Returns the MV of several Moves of a demon together; 0 if a condition keeps it from moving (blockAction). */
  static int moves(GameState state, int demon, int count) {
    return Conditions.bars(state, demon, Deed.MOVE) ? 0 : count * move(state, demon);
  }

  /** Returns whether the closing move of a plan is still possible with the AP left (JW-RUL-123). */
  public boolean closes(GameState state, Plan plan) {
    return DemonMove.isOpen(state, demon, plan.closing(), moves(state, demon, points));
  }

  /**
   * Returns whether a plan continues after one of its attacks: the demon was not moved, it hits the same pilgrims, and
   * no effect that came back to it keeps it from attacking (JW-RUL-123).
   */
  public boolean canContinue(GameState state, Plan plan) {
    return !Conditions.bars(state, demon, Deed.ATTACK) && state.pose(demon) == plan.pose()
        && AttackCoverage.now(state, demon) == plan.hits();
  }
}
