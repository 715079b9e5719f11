package games.kumite.kungfu.movement;

import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The test of a figure that has moved on Slippery Ground, and lies there if it fails (KF-LOC-47).
 *
 * @param figure the figure
 * @param ground the flags of all ground that its move has touched
 */
record Slip(int figure, long ground) implements Step<GameState> {

  private static final EventType SLIPPED = EventType.of("slipped", "KF-LOC-47a").word("figure", Figures::id);

  /** Returns whether a figure that stands upright has moved over such ground. */
  static boolean isDue(GameState state, int figure, long ground) {
    return TerrainEffect.is(ground, Flag.SLIPPERY) && Capabilities.isInPlay(state.figures(), figure)
        && !state.figures().is(figure, Condition.KNOCKED_DOWN);
  }

  @Override
  public void run(GameState state) {
    if (isDue(state, figure, ground) && !IChing.isWaiting(state, figure, 1, this)) {
      test(state, figure);
    }
  }

  static void test(GameState state, int figure) {
    if (!Footing.test(state, figure, "footing")) {
      state.emit(SLIPPED, state.figures().code(figure));
      EffectExecutor.knockDown(state, figure);
    }
  }
}
