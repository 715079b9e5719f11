package games.kumite.kungfu.shooting;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Improvised ranged attacks: what is at hand is thrown, kicked or swung at a figure (KF-GUN-01, KF-RUL-64). */
public final class Missile {

  private static final Refusal HIDES = new Refusal("KF-LOC-38b", "pop-out-first");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");
  private static final Refusal NO_TARGET = new Refusal("KF-GUN-02", "no-target");

  private Missile() {}

  /** Returns whether a figure may attack another with it. */
  public static boolean isTarget(GameState state, int figure, int enemy, RangedWeapon means) {
    return RangedTargets.isTarget(state, figure, enemy, means);
  }

  /** Returns why a figure may not attack with it at all, null if it may. */
  public static @Nullable Refusal refusal(GameState state, int figure, RangedWeapon means) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.HIDING)) {
      return HIDES;
    }
    Refusal unable = RangedTargets.refusal(figures, figure);
    if (unable != null) {
      return unable;
    }
    if (figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)) {
      return ATTACKED;
    }
    return figures.any(enemy -> isTarget(state, figure, enemy, means)) ? null : NO_TARGET;
  }

  /** Returns whether a winner may make a ranged attack on the loser at once, with whom he fights hand-to-hand (KF-RUL-94). */
  public static boolean mayBeThrown(GameState state, int by, int on) {
    Figures figures = state.figures();
    return RangedTargets.isAble(figures, by) && !Goal.isOutOfShots(state, on) // KF-PLT-11b
        && !VipFigures.isNearLovedOne(state, by, on) && !Restraint.holds(figures, by, on); // KF-VIP-07c
  }

  /** Returns why a number of extra actions may not aim it, null if they may; with a number of actions left for it. */
  public static @Nullable Refusal aimRefusal(GameState state, int figure, int left, int extra) {
    return Shooting.refusal(state.figures(), figure, left, extra);
  }

  /** Returns the attack, with a bonus and the extra actions that aim it. */
  public static Step<GameState> at(GameState state, int figure, int target, RangedWeapon means, int bonus) {
    state.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(state.figures(), figure);
    return thrown(figure, target, means, bonus);
  }

  /** Returns the attack as part of another attack. */
  public static Step<GameState> thrown(int figure, int target, RangedWeapon means, int bonus) {
    return Shot.SCRIPT.start(Shot.of(figure, target, means, bonus));
  }
}
