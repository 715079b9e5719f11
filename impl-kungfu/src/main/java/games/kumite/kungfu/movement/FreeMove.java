package games.kumite.kungfu.movement;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** One ordinary move without a roll, far from enemies (D-17, KF-ACT-36, KF-ACT-37). */
public final class FreeMove {

  /** Twice a Medium stick (KF-ACT-36). */
  private static final int APART = 2 * Stick.MEDIUM.length();
  private static final Refusal TOO_NEAR = new Refusal("KF-ACT-36", "enemy-too-near");
  private static final Refusal NOT_ABLE = new Refusal("KF-RUL-34", "down");

  private FreeMove() {}

  /** Returns why a figure may not make one, null if it may. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.TRANSFIXED)
        || figures.is(figure, Condition.TIED_UP) || figures.is(figure, Condition.STANCE) // KF-TRT-44b
        || figures.is(figure, Condition.CLIFFHANGING) || figures.is(figure, Condition.GLOATING) // KF-TRT-34a
        || MoveDistance.isHeld(state, figure) || figures.snare(figure) >= 0) {
      return NOT_ABLE;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(figure, enemy) && isActive(figures, enemy) // KF-RUL-35
          && Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(enemy), figures.size(enemy), APART)
          && Sight.isMutual(state.board(), figures, figure, enemy)) {
        return TOO_NEAR;
      }
    }
    return null;
  }

  private static boolean isActive(Figures figures, int enemy) {
    return Capabilities.isInPlay(figures, enemy) && !figures.profile(enemy).isCivilian // KF-ACT-38
        && !figures.is(enemy, Condition.TRANSFIXED) && !figures.is(enemy, Condition.HANDCUFFED)
        && !figures.is(enemy, Condition.TIED_UP);
  }

  /** Returns the move; it goes astray like any other (KF-RUL-45). */
  public static Step<GameState> of(GameState state, int figure) {
    return RandomMovement.isAstray(state.figures(), figure) ? RandomMovement.of(state, figure) : new FreeMoveTo(figure, MoveType.FREE);
  }
}
