package games.kumite.journey.turn;

import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/** Quest rules of the End of turn phase (JW-TRN-23). */
public enum EndOfTurn implements Step<GameState> {
  /** All rules. */
  QUEST {
    @Override
    public void run(GameState state) {
      QuestRules.endOfTurn(state);
      QuestEnd.check(state);
    }
  }
}
