package games.kumite.journey.turn;

import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;

/** The Demon phase: spawning, then the demons' activation (JW-TRN-16). */
public enum DemonPhase implements Step<Journey> {
  /** All of it, with its markers. */
  BEGIN {
    @Override
    public void run(Journey journey) {
      journey.then(Quiet.START, SPAWN, Stage.SPAWNING, ACTIVATE, Stage.DEMONS, Quiet.POINT, END);
    }
  },
  /** Active gates draw, nearest to Tripitaka first (JW-TRN-17). */
  SPAWN {
    @Override
    public void run(Journey journey) {}
  },
  /** Demons act one by one (JW-TRN-18). */
  ACTIVATE {
    @Override
    public void run(Journey journey) {}
  },
  /** The phase is complete; a quest may be lost by that (JW-RUL-64). */
  END {
    @Override
    public void run(Journey journey) {
      journey.set(Num.DEMONS_DONE, 1);
      Ending.check(journey);
    }
  }
}
