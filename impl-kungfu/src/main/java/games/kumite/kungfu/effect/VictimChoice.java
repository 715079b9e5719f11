package games.kumite.kungfu.effect;

import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Script;

/** A choice about harm, and so about its victim. */
interface VictimChoice extends Script.Reply<GameState, EffectResolution>, FigureChoice {

  /** Returns the harm. */
  EffectResolution harming();

  @Override
  default int figure() {
    return harming().on();
  }
}
