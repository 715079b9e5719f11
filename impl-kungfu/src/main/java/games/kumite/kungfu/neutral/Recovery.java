package games.kumite.kungfu.neutral;

import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.movement.Ascent;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** The first actions of a neutral figure: it stands up, then it frees itself (KF-RUL-128). */
final class Recovery {

  /** The cost of freeing oneself. */
  static final int FREEING = 2;

  private static final Condition[] BONDS = {Condition.TRANSFIXED, Condition.TIED_UP, Condition.BLINDED};
  private static final EventType ROSE = EventType.of("stood-up-by-itself", "KF-RUL-128").named("figure", Figures::id);
  private static final EventType GOT_UP = EventType.of("got-up", "KF-CON-20c").named("figure", Figures::id);
  private static final EventType FREED = EventType.of("freed-itself", "KF-RUL-128").named("figure", Figures::id);

  private Recovery() {}

  /**
   * Takes the first of a number of actions for it, if it is needed.
   *
   * @return the cost, all that is left if it needs more; 0 if nothing hinders the figure
   */
  static int take(Fight fight, int figure, int left) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.CLIFFHANGING) && !figures.is(figure, Condition.TRANSFIXED)) { // KF-CON-25
      if (left >= Ascent.CLIMB) {
        Ascent.climbUnasked(fight, figure);
      }
      return Math.min(left, Ascent.CLIMB);
    }
    boolean isDown = figures.is(figure, Condition.KNOCKED_DOWN) && !figures.is(figure, Condition.CRAWLING);
    if (isDown && !figures.is(figure, Condition.TRANSFIXED)) {
      figures.cure(figure, Condition.KNOCKED_DOWN);
      fight.tell(ROSE, figures.code(figure));
      return 1;
    }
    if (Snare.isChoking(fight, figure)) {
      Hanging.tearUnasked(fight, figure);
      return 1; // KF-RUL-162
    }
    for (Condition bond : BONDS) {
      if (figures.is(figure, bond)) {
        return free(fight, figure, bond, left);
      }
    }
    return 0;
  }

  private static int free(Fight fight, int figure, Condition bond, int left) {
    if (left < FREEING) {
      return left;
    }
    fight.figures().cure(figure, bond);
    fight.tell(FREED, fight.figures().code(figure));
    return FREEING;
  }

  /** Returns whether a figure was revived, so that it spends all of a turn to get up (KF-CON-20c, KF-RUL-41). */
  static boolean getsUp(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (!figures.is(figure, Condition.GETTING_UP)) {
      return false;
    }
    figures.cure(figure, Condition.GETTING_UP);
    if (!figures.is(figure, Condition.CRAWLING)) { // KF-RUL-33
      figures.cure(figure, Condition.KNOCKED_DOWN);
    }
    fight.tell(GOT_UP, figures.code(figure));
    return true;
  }
}
