package games.kumite.kungfu.trigger;

import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/** Something that befalls several figures at once. Implementers are values, as steps are. */
public interface Trigger {

  /** Returns whether it still befalls a figure: what befell another may have changed that. */
  boolean isDue(Fight fight, int figure);

  /** What it is for a figure. */
  Step<Fight> step(Fight fight, int figure);
}
