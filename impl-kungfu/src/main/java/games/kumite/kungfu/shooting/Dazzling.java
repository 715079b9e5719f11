package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/** The spell that dazzles: a ranged attack of any sorcerer for 1 Chi (KF-TAO-04, KF-TAO-07). */
final class Dazzling {

  private Dazzling() {}

  private static boolean isTarget(Fight fight, int figure, int enemy) {
    return Aim.isTarget(fight, figure, enemy, Means.DAZZLE);
  }

  private static boolean isCaster(Fight fight, int figure) {
    return Able.isSorcerer(fight.figures(), figure) && Casting.refusal(fight, figure, 1) == null;
  }

  static boolean isAnybody(Fight fight, int figure) {
    if (isCaster(fight, figure)) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (isTarget(fight, figure, enemy)) {
          return true;
        }
      }
    }
    return false;
  }

  static void options(Fight fight, int figure, int left, int maxExtra, Options out) {
    Figures figures = fight.figures();
    if (!isCaster(fight, figure)) {
      return;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isTarget(fight, figure, enemy)) {
        for (int extra = 0; extra <= maxExtra; extra++) {
          out.add(fight.actions().of(Word.DAZZLE, Names.of(figures, enemy), extra),
              Shooting.refusal(figures, figure, left, extra));
        }
      }
    }
  }

  /**
   * Returns the attack; cast into a hand-to-hand combat it strikes all in contact with the target as well (KF-TAO-07,
   * KF-GUN-12).
   */
  static Step<Fight> of(Fight fight, int figure, int target, int aim) {
    Figures figures = fight.figures();
    Casting.pay(fight, figure, 1);
    Picks targets = Picks.of(target);
    if (Able.isFighting(fight.board(), figures, target)) {
      for (int other = 0; other < figures.count(); other++) {
        boolean isThere = other != target && other != figure && Able.isInPlay(figures, other)
            && Able.areInContact(fight.board(), figures, target, other);
        targets = isThere ? targets.and(other) : targets;
      }
    }
    return Volley.all(figure, Means.DAZZLE, targets, aim);
  }
}
