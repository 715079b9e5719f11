package games.kumite.journey.turn;

import games.kumite.journey.card.CardPlay;
import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;

/** Turns and their phases (JW-TRN-01). */
public enum TurnSteps implements Step<GameState> {
  /** The next turn, and all that follow. */
  NEXT {
    @Override
    public void run(GameState state) {
      state.set(Counters.TURN, state.get(Counters.TURN) + 1);
      state.emit(state.definition().reports.turn, state.get(Counters.TURN));
      state.then(MAINTENANCE, Stage.MAINTENANCE, PILGRIMS, Stage.PILGRIM_PHASE, DemonPhase.BEGIN, Stage.DEMON_PHASE,
          END, Stage.END_OF_TURN, Stage.TURN, NEXT);
    }
  },
  /** JW-TRN-02. */
  MAINTENANCE {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START, Maintenance.Begin.PHASE, QuietPoint.POINT);
    }
  },
  /** JW-TRN-12: a pilgrim that is unconscious when its place comes is skipped. */
  PILGRIMS {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START);
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        state.then(new Place(place));
      }
      state.then(QuietPoint.POINT);
    }
  },
  /** JW-TRN-22, JW-TRN-23. */
  END {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START, AGE, EndOfTurn.QUEST, QuietPoint.POINT, PUT_AWAY);
    }
  },
  /** Turn tokens (JW-TRN-22). */
  AGE {
    @Override
    public void run(GameState state) {
      Affliction.age(state);
    }
  },
  /** Cards with an effect until the end of the turn (JW-CRD-03), and conditions gained after the turn tokens. */
  PUT_AWAY {
    @Override
    public void run(GameState state) {
      Affliction.ageLate(state);
      CardPlay.putAway(state);
    }
  };

  /** A place in the order of play. */
  private record Place(int place) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      PilgrimActivation.of(state, place);
    }
  }
}
