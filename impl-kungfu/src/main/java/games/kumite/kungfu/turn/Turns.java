package games.kumite.kungfu.turn;

import games.kumite.kungfu.combat.Ambush;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.hazard.Collapse;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.hazard.OnFire;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.plot.FireComplication;
import games.kumite.kungfu.plot.Monsoon;
import games.kumite.kungfu.plot.Persuasion;
import games.kumite.kungfu.plot.PlotActions;
import games.kumite.kungfu.plot.Questioning;
import games.kumite.kungfu.prop.Incense;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.trait.AbilityWindow;
import games.kumite.kungfu.trait.BoilingOver;
import games.kumite.kungfu.vehicle.Traffic;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The turns of the players, one after the other (KF-SET-21 to 23). */
public enum Turns implements Step<GameState> {
  /** The first turn, after setup. */
  BEGIN {
    @Override
    public void run(GameState state) {
      PlotActions.lay(state);
      Monsoon.begin(state); // KF-CPL-04a
      Protagonists.draw(state); // KF-RUL-181
      Initiative.begin(state);
      state.set(Counters.TURNS, 0);
      state.set(Counters.IDLE, 0);
      state.then(TURN);
    }
  },
  /** The turn of one player, then the next one. */
  TURN {
    @Override
    public void run(GameState state) {
      int gang = state.get(Counters.ACTIVE);
      state.set(Counters.TURNS, state.get(Counters.TURNS) + 1);
      state.set(Counters.IDLE, state.get(Counters.IDLE) + 1);
      state.emit(BEGUN, state.seat(gang), 1 + (state.get(Counters.TURNS) - 1) / state.gangs());
      Contacts.beginTurn(state); // KF-TRT-20c
      state.figures().beginTurn(gang); // KF-ACT-18, KF-CON-04
      Ambush.markHidden(state, gang); // KF-RUL-62
      state.then(Collapse.AT_BEGINNING, AbilityWindow.TURN_BEGINS.quiet(), new Nominate(gang), Stage.TURN, AbilityWindow.TURN_ENDS.quiet(),
          BoilingOver.OF_THE_TURN, OnFire.AT_END_OF_TURN, FireComplication.AT_END_OF_TURN, Incense.AT_END_OF_TURN,
          Traffic.AT_END_OF_TURN, END, Stage.TURN_END, CLOSE);
    }
  },
  /** The end of a turn. */
  END {
    @Override
    public void run(GameState state) {
      Questioning.finish(state); // KF-PLT-09b
      Persuasion.finish(state); // KF-RUL-148
      Water.breathe(state, state.get(Counters.ACTIVE)); // KF-RUL-141
      Hanging.choke(state, state.get(Counters.ACTIVE)); // KF-LOC-22c
      state.then(StateCleanup.ALL); // KF-RUL-175
    }
  },

  /** The end of a turn, and with it perhaps of the match. */
  CLOSE {
    @Override
    public void run(GameState state) {
      state.figures().endTurn(state.get(Counters.ACTIVE)); // KF-ACT-24
      MatchEnd.look(state);
      if (!state.isOver()) {
        MatchEnd.atEndOfTurn(state);
      }
      if (!state.isOver() && NeutralTurn.isDue(state)) {
        state.then(NeutralTurn.TURN, NEXT); // KF-RUL-04, KF-RUL-169
      } else if (!state.isOver()) {
        NEXT.run(state);
      }
    }
  },
  /** The next player's turn. */
  NEXT {
    @Override
    public void run(GameState state) {
      Initiative.goOn(state);
      state.then(TURN);
    }
  };

  private static final EventType BEGUN = EventType.of("turn-begun", "KF-SET-22").seat("who").number("turn");
}
