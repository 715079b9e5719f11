package games.kumite.kungfu.item;

import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/** Q tests that things ask for (KF-RUL-100). */
public final class Tests {

  /** The dice of a test on three. */
  public static final int DICE = 3;

  private Tests() {}

  /** Returns whether a step that rolls dice of a figure waits: first a figure that has divined says what they are (D-12). */
  public static boolean isWaiting(Fight fight, int figure, int dice, Step<Fight> step) {
    if (!Divination.isDue(fight, figure)) {
      return false;
    }
    fight.then(new Divination(figure, dice), step);
    return true;
  }

  /** Returns the successes on three dice. */
  public static int successes(Fight fight, int figure, String what) {
    int successes = 0;
    for (int die : Dice.roll(fight, what, figure, DICE)) {
      successes += QualityTest.isPassed(die, 0, fight.figures().quality(figure)) ? 1 : 0;
    }
    return successes;
  }

  /** Returns whether a test on one die is passed. */
  public static boolean isPassed(Fight fight, int figure, String what) {
    return QualityTest.isPassed(Dice.roll(fight, what, figure), 0, fight.figures().quality(figure));
  }
}
