package games.kumite.kungfu.activation;

import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Script;

/** A choice in an activation, about the figure that acts. */
interface ActorChoice extends Script.Reply<GameState, Activation>, FigureChoice {

  /** Returns the activation. */
  Activation activation();

  @Override
  default int figure() {
    return activation().figure();
  }
}
