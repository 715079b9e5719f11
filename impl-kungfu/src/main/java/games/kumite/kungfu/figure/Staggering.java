package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;

/** A test for Staggering figures: the next blow fells them. */
public final class Staggering {

  private Staggering() {}

  /**
   * Returns whether a figure is Staggering: a Protagonist whose wounds leave C0, or less if he was revived, or a poisoned figure
   * (KF-CON-18c, KF-RUL-43, KF-TRT-54b).
   */
  public static boolean is(Figures figures, int figure) {
    return figures.is(figure, Condition.POISONED)
        || figures.profile(figure).type == FigureType.PROTAGONIST && figures.wounds(figure) > 0
        && figures.unboosted(figure) <= 0;
  }
}
