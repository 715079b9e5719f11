package games.kumite.kungfu.effect;

import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/** An occurrence that affects several figures at once. Implementers are values, as steps are. */
public interface SharedTrigger {

  /** Returns whether it still affects a figure: its effect on another may have changed that. */
  boolean isDue(GameState state, int figure);

  /** Returns the step for a figure. */
  Step<GameState> step(GameState state, int figure);
}
