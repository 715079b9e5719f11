package games.kumite.journey.turn;

import games.kumite.journey.quest.Ending;
import games.kumite.journey.quest.TimeRules;
import games.kumite.journey.state.Journey;
import games.kumite.spi.Step;

/** Quest rules of the End of turn phase (JW-TRN-23). */
public enum EndOfTurn implements Step<Journey> {
  /** All rules. */
  QUEST {
    @Override
    public void run(Journey journey) {
      TimeRules.endOfTurn(journey);
      Ending.check(journey);
    }
  }
}
