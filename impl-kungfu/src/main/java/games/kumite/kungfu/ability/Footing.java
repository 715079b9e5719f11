package games.kumite.kungfu.ability;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;

/** Tests against falling (KF-TRT-01b, KF-TRT-01c). */
public final class Footing {

  private Footing() {}

  /**
   * Returns whether a figure can use its Acrobat trait: not while Limping, burdened or in a stance (KF-CON-01, KF-PLT-04c,
   * KF-TRT-44f).
   */
  public static boolean isAcrobat(Figures figures, int figure) {
    return Able.has(figures, figure, Trait.ACROBAT) && !figures.is(figure, Condition.LIMPING)
        && !figures.is(figure, Condition.STANCE) && !figures.has(figure, Deed.BURDENED);
  }

  /** Rolls a Q test on one die against falling, +1 for an Acrobat, and returns whether it is passed. */
  public static boolean test(Fight fight, int figure, String what) {
    Figures figures = fight.figures();
    int die = Dice.roll(fight, what, figure);
    return QualityTest.isPassed(die, isAcrobat(figures, figure) ? 1 : 0, figures.quality(figure));
  }
}
