package games.kumite.kungfu.turn;

import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.movement.Ascent;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** The first actions of a neutral figure: it stands up, then it frees itself (KF-RUL-128). */
final class NeutralRecovery {

  /** The cost of freeing oneself. */
  static final int FREEING = 2;

  private static final Condition[] BONDS = {Condition.TRANSFIXED, Condition.TIED_UP, Condition.BLINDED};
  private static final EventType ROSE = EventType.of("stood-up-by-itself", "KF-RUL-128").word("figure", Figures::id);
  private static final EventType GOT_UP = EventType.of("got-up", "KF-CON-20c").word("figure", Figures::id);
  private static final EventType FREED = EventType.of("freed-itself", "KF-RUL-128").word("figure", Figures::id);

  private NeutralRecovery() {}

  /**
   * Takes the first of a number of actions for it, if it is needed.
   *
   * @return the cost, all that is left if it needs more; 0 if nothing hinders the figure
   */
  static int take(GameState state, int figure, int left) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.CLIFFHANGING) && !figures.is(figure, Condition.TRANSFIXED)) { // KF-CON-25
      if (left >= Ascent.CLIMB) {
        Ascent.climbUnasked(state, figure);
      }
      return Math.min(left, Ascent.CLIMB);
    }
    boolean isDown = figures.is(figure, Condition.KNOCKED_DOWN) && !figures.is(figure, Condition.CRAWLING);
    if (isDown && !figures.is(figure, Condition.TRANSFIXED)) {
      figures.cure(figure, Condition.KNOCKED_DOWN);
      state.emit(ROSE, figures.code(figure));
      return 1;
    }
    if (HoldingScenery.isChoking(state, figure)) {
      Hanging.tearUnasked(state, figure);
      return 1; // KF-RUL-162
    }
    for (Condition bond : BONDS) {
      if (figures.is(figure, bond)) {
        return free(state, figure, bond, left);
      }
    }
    return 0;
  }

  private static int free(GameState state, int figure, Condition bond, int left) {
    if (left < FREEING) {
      return left;
    }
    state.figures().cure(figure, bond);
    state.emit(FREED, state.figures().code(figure));
    return FREEING;
  }

  /** Returns whether a figure was revived, so that it spends all of a turn to get up (KF-CON-20c, KF-RUL-41). */
  static boolean getsUp(GameState state, int figure) {
    Figures figures = state.figures();
    if (!figures.is(figure, Condition.GETTING_UP)) {
      return false;
    }
    figures.cure(figure, Condition.GETTING_UP);
    if (!figures.is(figure, Condition.CRAWLING)) { // KF-RUL-33
      figures.cure(figure, Condition.KNOCKED_DOWN);
    }
    state.emit(GOT_UP, figures.code(figure));
    return true;
  }
}
