package games.kumite.journey.turn;

import games.kumite.journey.card.CardPlay;
import games.kumite.journey.condition.Affliction;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/** The End of turn phase: turn tokens, then quest rules that keep track of time (JW-TRN-22, JW-TRN-23). */
public enum EndOfTurn implements Step<GameState> {
  /** The whole phase. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START, AGE, QUEST, QuietPoint.POINT, PUT_AWAY);
    }
  },
  /** Turn tokens (JW-TRN-22). */
  AGE {
    @Override
    public void run(GameState state) {
      Affliction.age(state);
    }
  },
  /** All rules of the quest (JW-TRN-23). */
  QUEST {
    @Override
    public void run(GameState state) {
      QuestRules.endOfTurn(state);
      QuestEnd.check(state);
    }
  },
  /** Cards with an effect until the end of the turn (JW-CRD-03), and conditions gained after the turn tokens. */
  PUT_AWAY {
    @Override
    public void run(GameState state) {
      Affliction.ageLate(state);
      CardPlay.putAway(state);
    }
  }
}
