package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
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
    return QualityTest.isPassed(state, what, figure, isAcrobat(state.figures(), figure) ? 1 : 0);
  }

  /** Returns whether a figure is beside a piece with a property, or on it (KF-RUL-13). */
  public static boolean isBeside(GameState state, int figure, Flag flag) {
    Board board = state.board();
    long place = state.figures().place(figure);
    int touch = state.figures().size(figure).radius() + Gaps.TOUCH;
    int piece = board.mayHave(flag.bit()) ? board.next(-1, place, touch) : -1;
    while (piece >= 0 && !(board.piece(piece).is(flag) && Gaps.isBeside(board.piece(piece), place, state.figures().size(figure)))) {
      piece = board.next(piece, place, touch);
    }
    return piece >= 0;
  }
}
