package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The test of a figure that has moved on Slippery Ground, and lies there if it fails (KF-LOC-47).
 *
 * @param figure the figure
 * @param ground the flags of all ground that its move has touched
 */
record Slip(int figure, long ground) implements Step<Fight> {

  private static final EventType SLIPPED = EventType.of("slipped", "KF-LOC-47a").named("figure", Figures::id);

  /** Returns whether a figure that stands upright has moved over such ground. */
  static boolean isDue(Fight fight, int figure, long ground) {
    return Terrain.is(ground, Flag.SLIPPERY) && Able.isInPlay(fight.figures(), figure)
        && !fight.figures().is(figure, Condition.KNOCKED_DOWN);
  }

  @Override
  public void run(Fight fight) {
    if (isDue(fight, figure, ground) && !Tests.isWaiting(fight, figure, 1, this)) {
      test(fight, figure);
    }
  }

  static void test(Fight fight, int figure) {
    if (!Footing.test(fight, figure, "footing")) {
      fight.tell(SLIPPED, fight.figures().code(figure));
      Harm.knockDown(fight, figure);
    }
  }
}
