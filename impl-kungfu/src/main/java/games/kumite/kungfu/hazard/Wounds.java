package games.kumite.kungfu.hazard;

import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/** Wounds without a roll. */
public final class Wounds {

  private Wounds() {}

  /** Returns a wound that 1 Chi of the victim's player prevents (KF-RUL-24). */
  public static Step<GameState> automatic(GameState state, int figure) {
    return EffectResolution.SCRIPT.start(EffectResolution.sure(state, new Source(Figures.NOBODY, state.figures().place(figure)), figure,
        EffectResolution.Table.INJURY));
  }
}
