package games.kumite.kungfu.shooting;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/** The spell that dazzles: a ranged attack of any sorcerer for 1 Chi (KF-TAO-04, KF-TAO-07). */
final class Dazzling {

  private Dazzling() {}

  private static boolean isTarget(GameState state, int figure, int enemy) {
    return RangedTargets.isTarget(state, figure, enemy, RangedWeapon.DAZZLE);
  }

  private static boolean isCaster(GameState state, int figure) {
    return Capabilities.isSorcerer(state.figures(), figure) && Casting.refusal(state, figure, 1) == null;
  }

  static boolean isAnybody(GameState state, int figure) {
    if (isCaster(state, figure)) {
      for (int enemy = 0; enemy < state.figures().count(); enemy++) {
        if (isTarget(state, figure, enemy)) {
          return true;
        }
      }
    }
    return false;
  }

  static void options(GameState state, int figure, int left, int maxExtra, ActionCollector out) {
    Figures figures = state.figures();
    if (!isCaster(state, figure)) {
      return;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isTarget(state, figure, enemy)) {
        for (int extra = 0; extra <= maxExtra; extra++) {
          out.add(state.actions().of(ActionVerb.DAZZLE, FigureNames.of(figures, enemy), extra),
              Shooting.refusal(figures, figure, left, extra));
        }
      }
    }
  }

  /**
   * Returns the attack; cast into a hand-to-hand combat it strikes all in contact with the target as well (KF-TAO-07,
   * KF-GUN-12).
   */
  static Step<GameState> of(GameState state, int figure, int target, int aim) {
    Figures figures = state.figures();
    Casting.pay(state, figure, 1);
    IntList targets = IntList.of(target);
    if (Capabilities.isFighting(state.board(), figures, target)) {
      for (int other = 0; other < figures.count(); other++) {
        boolean isThere = other != target && other != figure && Capabilities.isInPlay(figures, other)
            && Capabilities.areInContact(state.board(), figures, target, other);
        targets = isThere ? targets.and(other) : targets;
      }
    }
    return Volley.all(figure, RangedWeapon.DAZZLE, targets, aim);
  }
}
