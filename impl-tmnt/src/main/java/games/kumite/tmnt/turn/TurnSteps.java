package games.kumite.tmnt.turn;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.tmnt.loss.Death;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.GameEnd;
import games.kumite.tmnt.window.PriorityWindow;

/** A step of a turn. A step of a player who has died does nothing (MT-PHS-15). */
public enum TurnSteps implements Step<GameState> {
  /** The beginning of a turn (MT-PHS-01), at which the dead are alive again (MT-DTH-08, MT-DTH-10). */
  BEGIN {
    @Override
    public void run(GameState state) {
      int active = state.active();
      Death.reviveAll(state);
      state.set(Counters.BEGUN, 1);
      state.emit(BEGUN, active, state.get(Counters.ROUND) + 1);
      if (state.seat(active, Counters.NEW_HAND) != 0) { // MT-DTH-09
        state.setSeat(active, Counters.NEW_HAND, 0);
        SetupSteps.deal(state, active);
      }
      state.then(PriorityWindow.ARRANGE.opening(), Stage.ARRANGE, KickOpenDoor.KICK_OPEN_DOOR, Stage.KICK, SECOND, Stage.SECOND,
          PriorityWindow.CLOSING.opening(), Stage.CLOSING, CHARITY, Stage.CHARITY, Stage.TURN, END);
    }
  },
  /** Phase 2, unless a monster was fought (MT-PHS-07). */
  SECOND {
    @Override
    public void run(GameState state) {
      if (state.isAlive(state.active()) && state.get(Counters.FOUGHT) == 0) {
        state.ask(PhaseTwo.PHASE_TWO);
      }
    }
  },
  /** Phase 3 (MT-PHS-14). */
  CHARITY {
    @Override
    public void run(GameState state) {
      if (state.isAlive(state.active())) {
        Charity.begin(state);
      }
    }
  },
  /** The end of a turn, after which the next player's turn begins (MT-SET-09). */
  END {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.setSeat(seat, Counters.SAID_BEFORE, state.seat(seat, Counters.SAID));
        state.setSeat(seat, Counters.SAID, 0);
      }
      int next = state.active();
      do {
        next = state.after(next);
        if (next == state.get(Counters.FIRST)) {
          state.add(Counters.ROUND, 1);
        }
      } while (state.isGone(next)); // MT-END-05
      state.set(Counters.ACTIVE, next);
      if (state.get(Counters.ROUND) >= state.definition().settings.turnLimit()) { // MT-END-04
        GameEnd.end(state, "turn-limit");
      } else {
        state.then(BEGIN);
      }
    }
  };

  private static final EventType BEGUN = EventType.of("turn", "MT-PHS-01").seat("who").number("round");
}
