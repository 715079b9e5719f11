package games.kumite.kungfu.trigger;

import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/** An occurrence that affects several figures at once. Implementers are values, as steps are. */
public interface Trigger {

  /** Returns whether it still affects a figure: its effect on another may have changed that. */
  boolean isDue(Fight fight, int figure);

  /** Returns the step for a figure. */
  Step<Fight> step(Fight fight, int figure);
}
