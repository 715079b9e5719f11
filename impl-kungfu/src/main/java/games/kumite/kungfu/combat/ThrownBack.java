package games.kumite.kungfu.combat;

import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/**
 * The throwing back by S and Knocking Down of the target of a shotgun, in addition to the effects of the hit (KF-TRT-62c).
 *
 * @param by the figure that has shot
 * @param on the target
 */
public record ThrownBack(int by, int on) implements Step<Fight> {

  @Override
  public void run(Fight fight) {
    boolean isMoved = Recoil.isMoved(fight.figures(), on); // KF-TRT-44b: a stance stands it, and ends with the fall
    Harm.knockDown(fight, on);
    if (isMoved) {
      fight.then(Recoil.of(on, by, 0, Stick.SHORT.length()));
    }
    fight.then(Fall.ofWhoLies(on, by)); // KF-RUL-176
  }
}
