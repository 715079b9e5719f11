package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;

/** Reductions of the effects against a figure before they are chosen (KF-RUL-24). */
public final class Toughness {

  private static final int IRON_SHIRT = 2;

  private Toughness() {}

  /** Returns by how much the effect number of any attack on a figure is lower (KF-TRT-42). */
  public static int of(Figures figures, int figure) {
    return figures.is(figure, Condition.IRON_SHIRT) ? IRON_SHIRT : 0;
  }
}
