package games.kumite.kungfu.shooting;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vehicle.MovingCars;

/** The modifiers of ranged attacks (KF-GUN-15). Pure. */
final class RangedModifiers {

  private RangedModifiers() {}

  /** Returns the bonus of the shooter to its die, Chi left out. */
  static int shooter(GameState state, Shot shot) {
    Figures figures = state.figures();
    int by = shot.by();
    int on = shot.on();
    boolean isClose = Gaps.isWithin(figures.place(by), figures.size(by), figures.place(on), figures.size(on),
        Stick.SHORT.length());
    int total = figures.combat(by) + Math.max(shot.aim(), 0); // 15i
    total -= shot.aim() == Shot.SPREAD && !Sight.isMutual(state.board(), figures, by, on) ? 0
        : Sight.cover(MovingCars.view(state, by), figures, by, on); // 15a
    total -= MovingCars.penalty(state, by); // KF-LOC-54d
    total -= shot.aim() == Shot.MOVING ? 1 : 0; // KF-TRT-51
    total -= isDifficult(figures, on) ? 1 : 0; // 15b
    boolean isSwimming = Swimming.is(state, by);
    total -= isSwimming ? Swimming.PENALTY : 0; // KF-LOC-60a
    total += isClose && !isSwimming && shot.aim() != Shot.HAIL && shot.means().isBetterNear(figures, by) ? 1 : 0; // 15c
    total += figures.is(on, Condition.SITTING_DUCK) ? 1 : 0; // 15d
    total -= isUncanny(figures, on) ? 2 : 0; // 15e
    total += figures.size(on) != Size.NORMAL ? 1 : 0; // 15f
    total += figures.is(on, Condition.TRANSFIXED) ? 2 : 0; // 15g
    total += figures.is(on, Condition.KNOCKED_DOWN) && isClose && !Capabilities.has(figures, on, Trait.GROUND_FIGHTER) ? 2 : 0; // 15h, KF-TRT-36
    total += shot.aim() != Shot.HAIL && Capabilities.has(figures, by, Trait.GOOD_SHOT) ? 1 : 0; // 15j
    total += figures.is(on, Condition.STANCE) ? 1 : 0; // KF-TRT-44e
    total += figures.is(on, Condition.TIED_UP) ? 2 : 0; // KF-TRT-24d
    total += figures.is(on, Condition.BLINDED) ? 2 : 0; // KF-CON-24a
    total += figures.is(on, Condition.CLIFFHANGING) ? 2 : 0; // KF-STU-17
    total += HoldingScenery.isInMachine(state, on) ? 1 : 0; // KF-LOC-13d
    total -= state.get(Counters.RAIN) > 0 ? 1 : 0; // KF-TRT-17b
    total -= Darkness.penalty(state, by); // KF-CPL-02a, KF-RUL-142
    total -= WaterWalls.hindrance(figures, by, on); // KF-TRT-78b
    total -= Bees.isIn(state, by) ? 1 : 0; // KF-LOC-05b
    return total + (shot.isAtCaptive(figures) ? 1 : 0); // KF-GUN-13
  }

  /** Returns the bonus of the target to its die, Chi left out. */
  static int target(GameState state, Shot shot) {
    Figures figures = state.figures();
    return figures.combat(shot.on()) + (isCatching(figures, shot) ? 1 : 0); // KF-TRT-07a
  }

  /** Returns whether the target can catch it: anything slower than a bullet, a spell if it is a sorcerer (KF-TRT-07). */
  static boolean isCatching(Figures figures, Shot shot) {
    return Capabilities.has(figures, shot.on(), Trait.ARROWCATCHER) && !shot.means().isFirearm(figures, shot.by())
        && (!shot.means().isSpell() || Capabilities.isSorcerer(figures, shot.on()));
  }

  /**
   * Returns whether the target is difficult: not while it is Transfixed, Stunned, Staggering, Grappled or holds a figure; or in
   * a stance (KF-TRT-21).
   */
  private static boolean isDifficult(Figures figures, int on) {
    boolean holds = false;
    for (int other = 0; other < figures.count(); other++) {
      holds |= Capabilities.holds(figures, on, other);
    }
    return Capabilities.has(figures, on, Trait.DIFFICULT_TARGET) && !holds && !figures.is(on, Condition.TRANSFIXED)
        && !figures.is(on, Condition.STUNNED) && !Staggering.is(figures, on)
        && !Capabilities.isHeld(figures, on) && !figures.is(on, Condition.STANCE); // KF-TRT-44f
  }

  /** Returns whether the target is Undead, a robot or a supernatural creature; counted once (KF-RUL-48, KF-RUL-154). */
  private static boolean isUncanny(Figures figures, int on) {
    return Capabilities.isSupernatural(figures, on) || Capabilities.has(figures, on, Trait.ARTIFICIAL)
        || figures.profile(on).is(Mark.ROBOT);
  }
}
