package games.kumite.kungfu.combat;

import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/** What a hit does besides its effects. */
public final class Blast {

  private Blast() {}

  /** A figure is thrown back S and Knocked Down (KF-TRT-62c). */
  private record ThrownBack(int by, int on) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Harm.knockDown(fight, on);
      fight.then(Recoil.of(on, by, 0, Stick.SHORT.length()));
    }
  }

  /** The step for that. */
  public static Step<Fight> throwBack(int by, int on) {
    return new ThrownBack(by, on);
  }
}
