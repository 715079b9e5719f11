package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The use that figures have of their hands (KF-RUL-192). */
public final class Hands {

  private static final Refusal BOUND = new Refusal("KF-RUL-192", "hands-bound");
  private static final Refusal FULL = new Refusal("KF-RUL-192", "hands-full");

  private Hands() {}

  /** Returns why a figure has not, null if it has. */
  public static @Nullable Refusal refusal(Figures figures, int figure) {
    Refusal bound = boundRefusal(figures, figure);
    return bound != null ? bound : figures.is(figure, Condition.LIFTING) ? FULL : null; // KF-STU-22
  }

  /** Returns why a figure's hands are bound, whatever it holds, null if they are free. */
  public static @Nullable Refusal boundRefusal(Figures figures, int figure) {
    boolean isBound = figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.TRANSFIXED)
        || figures.is(figure, Condition.TIED_UP) || figures.is(figure, Condition.HANDCUFFED)
        || figures.is(figure, Condition.CLIFFHANGING) || hasNone(figures, figure);
    return isBound ? BOUND : null;
  }

  /** Returns whether a figure is a Flying Sword or a spirit, which have no hands. */
  public static boolean hasNone(Figures figures, int figure) {
    return figures.is(figure, Condition.SWORD) || figures.is(figure, Condition.SPIRIT);
  }
}
