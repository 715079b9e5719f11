package games.kumite.kungfu.neutral;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Step;

/**
 * The actions of a Zombie: towards the closest living figure, and at it (KF-VIP-06a, KF-RUL-145).
 *
 * @param figure the Zombie
 * @param left the actions that it has left
 * @param course the limits set by its moves so far
 */
record Zombie(int figure, int left, int course) implements Step<Fight> {

  Zombie(int figure, int left) {
    this(figure, left, Course.FRESH);
  }

  @Override
  public void run(Fight fight) {
    if (left <= 0 || !Able.toAct(fight.figures(), figure)) {
      return;
    }
    int freeing = Recovery.take(fight, figure, left);
    if (freeing > 0) {
      fight.then(after(freeing));
      return;
    }
    int prey = touched(fight);
    if (prey == Figures.NOBODY) {
      walk(fight);
    } else if (!fight.figures().is(figure, Condition.HAS_ATTACKED)) { // KF-ACT-24
      int boost = Math.min(1, left - 1); // KF-ACT-25
      fight.figures().inflict(figure, Condition.HAS_ATTACKED);
      fight.then(Blow.attack(figure, prey, boost), Settle.ALL, after(1 + boost));
    }
  }

  private Zombie after(int cost) {
    return new Zombie(figure, left - cost, course);
  }

  private void walk(Fight fight) {
    int prey = closest(fight);
    boolean isHeld = Strides.isKept(fight, figure) || fight.figures().is(figure, Condition.GLOATING);
    if (prey == Figures.NOBODY || isHeld) {
      return;
    }
    Approach approach = new Approach(figure, prey, left, course);
    long end = approach.end(fight);
    if (end != fight.figures().place(figure)) {
      fight.then(approach.step(fight, end), Settle.ALL,
          new Zombie(figure, left - approach.cost(fight, end), approach.courseAfter(fight, end)));
    }
  }

  /** Returns the figure that it can attack where it stands, {@link Figures#NOBODY} if there is none. */
  private int touched(Fight fight) {
    for (int other = 0; other < fight.figures().count(); other++) {
      if (Able.isLiving(fight.figures(), other) && Targets.isTarget(fight, figure, other)) {
        return other;
      }
    }
    return Figures.NOBODY;
  }

  private int closest(Fight fight) {
    Figures figures = fight.figures();
    int closest = Figures.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int other = 0; other < figures.count(); other++) {
      if (figures.areEnemies(figure, other) && Able.isInPlay(figures, other) && !figures.isUnderground(other)
          && Able.isLiving(figures, other)) {
        int gap = Gaps.gap(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other));
        closest = gap < min ? other : closest;
        min = Math.min(min, gap);
      }
    }
    return closest;
  }
}
