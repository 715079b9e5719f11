package games.kumite.journey.turn;

import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** Turns and the order of their phases (JW-TRN-01). */
public enum TurnSteps implements Step<GameState> {
  /** The next turn, and all that follow. */
  NEXT {
    @Override
    public void run(GameState state) {
      state.set(Counters.TURN, state.get(Counters.TURN) + 1);
      state.emit(TURN, state.get(Counters.TURN));
      state.then(MAINTENANCE, Stage.MAINTENANCE, PilgrimPhase.BEGIN, Stage.PILGRIM_PHASE, DemonPhase.BEGIN, Stage.DEMON_PHASE,
          EndOfTurn.BEGIN, Stage.END_OF_TURN, Stage.TURN, NEXT);
    }
  },
  /** JW-TRN-02. */
  MAINTENANCE {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START, Maintenance.Begin.PHASE, QuietPoint.POINT);
    }
  };

  private static final EventType TURN = EventType.of("turn", "JW-TRN-01").number("turn");
}
