package games.kumite.kungfu.neutral;

import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The Celebrity's turn: M in a random direction, until scenery is met to hide in (KF-VIP-05d, KF-VIP-05e).
 *
 * @param figure the Celebrity
 */
record Stroll(int figure) implements Step<Fight> {

  private static final EventType HIDES = EventType.of("celebrity-hides", "KF-VIP-05e").named("figure", Figures::id);

  /**
   * The moment after the move.
   *
   * @param figure the figure that has moved
   * @param before the scenic items that were touched before
   */
  private record Hide(int figure, long before) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      boolean isMet = (Scenery.beside(fight, figure) & ~before) != 0;
      if (isMet && !Hideout.isNearAnybody(figures, figure)) {
        figures.inflict(figure, Condition.HIDING);
        fight.tell(HIDES, figures.code(figure));
      }
    }
  }

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    boolean isKept = figures.is(figure, Condition.HIDING) || Strides.isKept(fight, figure)
        || figures.carrier(figure) != Figures.NOBODY;
    if (!isKept && Recovery.take(fight, figure, Recovery.FREEING) == 0) {
      fight.then(Stagger.toScenery(fight, figure, Stick.MEDIUM), new Hide(figure, Scenery.beside(fight, figure)));
    }
  }
}
