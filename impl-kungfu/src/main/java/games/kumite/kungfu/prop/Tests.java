package games.kumite.kungfu.prop;

import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.state.Fight;

/** Q tests that things ask for (KF-RUL-100). */
final class Tests {

  /** The dice of a test on three. */
  static final int DICE = 3;
  private static final int SIDES = 6;

  private Tests() {}

  /** The successes on three dice. */
  static int successes(Fight fight, int figure, String what) {
    int successes = 0;
    for (int die : fight.roll(what, fight.seatOf(figure), DICE, SIDES)) {
      successes += QualityTest.isPassed(die, 0, fight.figures().quality(figure)) ? 1 : 0;
    }
    return successes;
  }

  /** Whether a test on one die is passed. */
  static boolean isPassed(Fight fight, int figure, String what) {
    return QualityTest.isPassed(fight.roll(what, fight.seatOf(figure), SIDES), 0, fight.figures().quality(figure));
  }
}
