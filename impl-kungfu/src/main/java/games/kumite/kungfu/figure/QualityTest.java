package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Tests against Quality, on one die or on three (KF-SET-07, KF-RUL-100). */
public final class QualityTest {

  /** The dice of a test on three. */
  public static final int DICE = 3;

  /** The highest face. */
  private static final int HIGHEST = 6;

  private QualityTest() {}

  /** Returns whether a die passes: a natural 1 never does, a natural 6 always (KF-RUL-10). */
  public static boolean isPassed(int die, int modifier, int quality) {
    return die == HIGHEST || die != 1 && die + modifier >= quality;
  }

  /** Rolls one die of a figure, and returns whether it passes. */
  public static boolean isPassed(GameState state, String label, int figure, int modifier) {
    return isPassed(FigureDice.roll(state, label, figure), modifier, state.figures().quality(figure));
  }

  /** Returns the modifier of every die of a figure's activation and Reaction rolls (KF-CON-22b). */
  public static int reactionModifier(Figures figures, int figure) {
    return figures.is(figure, Condition.STUNNED) ? -1 : 0;
  }

  /** Rolls three dice of a figure, and returns the successes. */
  public static int successes(GameState state, String label, int figure) {
    int successes = 0;
    for (int die : FigureDice.roll(state, label, figure, DICE)) {
      successes += isPassed(die, 0, state.figures().quality(figure)) ? 1 : 0;
    }
    return successes;
  }
}
