package games.kumite.kungfu.turn;

import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/**
 * The actions of a Zombie: towards the closest living figure, and at it (KF-VIP-06a, KF-RUL-145). How they come
 * and rise, and how many there may be, {@link games.kumite.kungfu.vip.ZombieSpread} says.
 *
 * @param figure the Zombie
 * @param left the actions that it has left
 * @param course the limits set by its moves so far
 */
record Zombie(int figure, int left, int course) implements Step<GameState> {

  Zombie(int figure, int left) {
    this(figure, left, ActivationFlags.FRESH);
  }

  @Override
  public void run(GameState state) {
    if (left <= 0 || !Capabilities.toAct(state.figures(), figure)) {
      return;
    }
    int freeing = NeutralRecovery.take(state, figure, left);
    if (freeing > 0) {
      state.then(after(freeing));
      return;
    }
    int prey = touched(state);
    if (prey == Figures.NOBODY) {
      walk(state);
    } else if (!state.figures().is(figure, Condition.HAS_ATTACKED)) { // KF-ACT-24
      int boost = Math.min(1, left - 1); // KF-ACT-25
      state.figures().inflict(figure, Condition.HAS_ATTACKED);
      state.then(HandToHandAttack.attack(figure, prey, boost), StateCleanup.ALL, after(1 + boost));
    }
  }

  private Zombie after(int cost) {
    return new Zombie(figure, left - cost, course);
  }

  private void walk(GameState state) {
    int prey = closest(state);
    boolean isHeld = MoveDistance.isKept(state, figure) || state.figures().is(figure, Condition.GLOATING);
    if (prey == Figures.NOBODY || isHeld) {
      return;
    }
    Approach approach = new Approach(figure, prey, left, course);
    long end = approach.end(state);
    if (end != state.figures().place(figure)) {
      state.then(approach.step(state, end), StateCleanup.ALL,
          new Zombie(figure, left - approach.cost(state, end), approach.courseAfter(state, end)));
    }
  }

  /** Returns the figure that it can attack where it stands, {@link Figures#NOBODY} if there is none. */
  private int touched(GameState state) {
    return state.figures().first(other -> Capabilities.isLiving(state.figures(), other) && Targets.isTarget(state, figure, other));
  }

  private int closest(GameState state) {
    Figures figures = state.figures();
    int closest = Figures.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int other = 0; other < figures.count(); other++) {
      if (figures.areEnemies(figure, other) && Capabilities.isInPlay(figures, other) && !figures.isUnderground(other)
          && Capabilities.isLiving(figures, other)) {
        int gap = Gaps.gap(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other));
        closest = gap < min ? other : closest;
        min = Math.min(min, gap);
      }
    }
    return closest;
  }
}
