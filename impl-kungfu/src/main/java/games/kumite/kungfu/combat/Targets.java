package games.kumite.kungfu.combat;

import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The figures that a figure may attack hand-to-hand. */
public final class Targets {

  private static final Refusal NOBODY = new Refusal("KF-H2H-02", "nobody-in-contact");
  private static final Refusal DEFENDS = new Refusal("KF-PLT-07b", "defends-only");
  private static final Refusal SPIRIT = new Refusal("KF-RUL-72", "possesses-only");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");
  private static final Refusal DUEL = new Refusal("KF-PLT-13", "duel-of-others");
  private static final Refusal TRANSFIXED = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal TIED = new Refusal("KF-RUL-123", "held-fast");
  private static final Refusal HANGS = new Refusal("KF-RUL-80", "hangs-on");

  private Targets() {}

  /** Returns why a figure may not attack at all, null if it may: offered on the first target found; Reactions are not capped. */
  public static @Nullable Refusal refusal(GameState state, int figure, boolean isCapped) {
    Figures figures = state.figures();
    if (figures.profile(figure).isCivilian) {
      return DEFENDS; // KF-PLT-07b
    }
    if (Spirits.isSpirit(figures, figure)) {
      return SPIRIT; // KF-RUL-72
    }
    if (!Capabilities.canStrike(figures, figure)) {
      return figures.is(figure, Condition.TRANSFIXED) ? TRANSFIXED : figures.is(figure, Condition.TIED_UP) ? TIED : HANGS;
    }
    if (figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)
        && isCapped) {
      return ATTACKED; // KF-RUL-84
    }
    Refusal refusal = NOBODY;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isTarget(state, figure, enemy)) {
        return null;
      }
      refusal = Goal.isDuelOfOthers(state, figure, enemy) && isInReach(state, figure, enemy) ? DUEL : refusal;
    }
    return refusal;
  }

  /** Returns whether a figure may attack another. */
  public static boolean isTarget(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return isInReach(state, figure, enemy) && !Goal.isDuelOfOthers(state, figure, enemy)
        && !Restraint.holds(figures, figure, enemy); // KF-TRT-11b, KF-TRT-46a
  }

  private static boolean isInReach(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return figures.areEnemies(figure, enemy) && Capabilities.isInPlay(figures, enemy)
        && Capabilities.areInContact(state.board(), figures, figure, enemy);
  }
}
