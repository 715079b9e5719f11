package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;

/** Tests against falling (KF-TRT-01b, KF-TRT-01c). */
public final class Footing {

  private Footing() {}

  /**
   * Returns whether a figure can use its Acrobat trait: not while Limping, burdened or in a stance (KF-CON-01, KF-PLT-04c,
   * KF-TRT-44f).
   */
  public static boolean isAcrobat(Figures figures, int figure) {
    return Capabilities.has(figures, figure, Trait.ACROBAT) && !figures.is(figure, Condition.LIMPING)
        && !figures.is(figure, Condition.STANCE) && !figures.has(figure, PlotDeed.BURDENED);
  }

  /** Rolls a Q test on one die against falling, +1 for an Acrobat, and returns whether it is passed. */
  public static boolean test(GameState state, int figure, String what) {
    Figures figures = state.figures();
    int die = FigureDice.roll(state, what, figure);
    return QualityTest.isPassed(die, isAcrobat(figures, figure) ? 1 : 0, figures.quality(figure));
  }
}
