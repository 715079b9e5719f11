package games.kumite.kungfu.scenery;

import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/** Q tests that things ask for (KF-RUL-100). */
public final class PropTests {

  /** The dice of a test on three. */
  public static final int DICE = 3;

  private PropTests() {}

  /** Returns whether a step that rolls dice of a figure waits: first a figure that has divined says what they are (D-12). */
  public static boolean isWaiting(GameState state, int figure, int dice, Step<GameState> step) {
    if (!IChing.isDue(state, figure)) {
      return false;
    }
    state.then(new IChing(figure, dice), step);
    return true;
  }

  /** Returns the successes on three dice. */
  public static int successes(GameState state, int figure, String what) {
    int successes = 0;
    for (int die : FigureDice.roll(state, what, figure, DICE)) {
      successes += QualityTest.isPassed(die, 0, state.figures().quality(figure)) ? 1 : 0;
    }
    return successes;
  }

  /** Returns whether a test on one die is passed. */
  public static boolean isPassed(GameState state, int figure, String what) {
    return QualityTest.isPassed(FigureDice.roll(state, what, figure), 0, state.figures().quality(figure));
  }
}
