package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.ability.Staggering;
import games.kumite.kungfu.ability.Walls;
import games.kumite.kungfu.aboard.Driven;
import games.kumite.kungfu.bees.Bees;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/** The modifiers of ranged attacks (KF-GUN-15). Pure. */
final class Odds {

  private Odds() {}

  /** Returns the bonus of the shooter to its die, Chi left out. */
  static int shooter(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    int by = shot.by();
    int on = shot.on();
    boolean isClose = Gaps.isWithin(figures.place(by), figures.size(by), figures.place(on), figures.size(on),
        Stick.SHORT.length());
    int total = figures.combat(by) + Math.max(shot.aim(), 0); // 15i
    total -= shot.aim() == Shot.SPREAD && !Sight.isMutual(fight.board(), figures, by, on) ? 0
        : Sight.cover(Driven.view(fight, by), figures, by, on); // 15a
    total -= Driven.penalty(fight, by); // KF-LOC-54d
    total -= shot.aim() == Shot.MOVING ? 1 : 0; // KF-TRT-51
    total -= isDifficult(figures, on) ? 1 : 0; // 15b
    boolean isSwimming = Swimming.is(fight, by);
    total -= isSwimming ? Swimming.PENALTY : 0; // KF-LOC-60a
    total += isClose && !isSwimming && shot.aim() != Shot.HAIL && shot.means().isBetterNear(figures, by) ? 1 : 0; // 15c
    total += figures.is(on, Condition.SITTING_DUCK) ? 1 : 0; // 15d
    total -= isUncanny(figures, on) ? 2 : 0; // 15e
    total += figures.size(on) != Size.NORMAL ? 1 : 0; // 15f
    total += figures.is(on, Condition.TRANSFIXED) ? 2 : 0; // 15g
    total += figures.is(on, Condition.KNOCKED_DOWN) && isClose && !Able.has(figures, on, Trait.GROUND_FIGHTER) ? 2 : 0; // 15h, KF-TRT-36
    total += shot.aim() != Shot.HAIL && Able.has(figures, by, Trait.GOOD_SHOT) ? 1 : 0; // 15j
    total += figures.is(on, Condition.STANCE) ? 1 : 0; // KF-TRT-44e
    total += figures.is(on, Condition.TIED_UP) ? 2 : 0; // KF-TRT-24d
    total += figures.is(on, Condition.BLINDED) ? 2 : 0; // KF-CON-24a
    total += figures.is(on, Condition.CLIFFHANGING) ? 2 : 0; // KF-STU-17
    total += Snare.isInMachine(fight, on) ? 1 : 0; // KF-LOC-13d
    total -= fight.get(Num.RAIN) > 0 ? 1 : 0; // KF-TRT-17b
    total -= Darkness.penalty(fight, by); // KF-CPL-02a, KF-RUL-142
    total -= Walls.hindrance(figures, by, on); // KF-TRT-78b
    total -= Bees.isIn(fight, by) ? 1 : 0; // KF-LOC-05b
    return total + (shot.isAtCaptive(figures) ? 1 : 0); // KF-GUN-13
  }

  /** Returns the bonus of the target to its die, Chi left out. */
  static int target(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    return figures.combat(shot.on()) + (isCatching(figures, shot) ? 1 : 0); // KF-TRT-07a
  }

  /** Returns whether the target can catch it: anything slower than a bullet, a spell if it is a sorcerer (KF-TRT-07). */
  static boolean isCatching(Figures figures, Shot shot) {
    return Able.has(figures, shot.on(), Trait.ARROWCATCHER) && !shot.means().isFirearm(figures, shot.by())
        && (!shot.means().isSpell() || Able.isSorcerer(figures, shot.on()));
  }

  /**
   * Returns whether the target is difficult: not while it is Transfixed, Stunned, Staggering, Grappled or holds a figure; or in
   * a stance (KF-TRT-21).
   */
  private static boolean isDifficult(Figures figures, int on) {
    boolean holds = false;
    for (int other = 0; other < figures.count(); other++) {
      holds |= Able.holds(figures, on, other);
    }
    return Able.has(figures, on, Trait.DIFFICULT_TARGET) && !holds && !figures.is(on, Condition.TRANSFIXED)
        && !figures.is(on, Condition.STUNNED) && !Staggering.is(figures, on)
        && !Able.isHeld(figures, on) && !figures.is(on, Condition.STANCE); // KF-TRT-44f
  }

  /** Returns whether the target is Undead, a robot or a supernatural creature; counted once (KF-RUL-48, KF-RUL-154). */
  private static boolean isUncanny(Figures figures, int on) {
    return Able.isSupernatural(figures, on) || Able.has(figures, on, Trait.ARTIFICIAL)
        || figures.profile(on).is(Mark.ROBOT);
  }
}
