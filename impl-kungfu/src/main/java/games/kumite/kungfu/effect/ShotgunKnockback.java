package games.kumite.kungfu.effect;

import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/**
 * The throwing back by S and Knocking Down of the target of a shotgun, in addition to the effects of the hit (KF-TRT-62c).
 *
 * @param by the figure that has shot
 * @param on the target
 */
public record ShotgunKnockback(int by, int on) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    boolean isMoved = Recoil.isMoved(state.figures(), on); // KF-TRT-44b: a stance stands it, and ends with the fall
    EffectExecutor.knockDown(state, on);
    if (isMoved) {
      state.then(Recoil.of(on, by, 0, Stick.SHORT.length()));
    }
    state.then(Fall.ofWhoLies(on, by)); // KF-RUL-176
  }
}
