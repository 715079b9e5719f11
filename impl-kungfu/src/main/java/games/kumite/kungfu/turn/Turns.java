package games.kumite.kungfu.turn;

import games.kumite.kungfu.building.Collapse;
import games.kumite.kungfu.combat.Ambush;
import games.kumite.kungfu.complication.Fire;
import games.kumite.kungfu.complication.Weather;
import games.kumite.kungfu.end.Ends;
import games.kumite.kungfu.fire.Burning;
import games.kumite.kungfu.hazard.Hanging;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.neutral.ThirdTurn;
import games.kumite.kungfu.plot.Persuasion;
import games.kumite.kungfu.plot.Questioning;
import games.kumite.kungfu.plot.Stakes;
import games.kumite.kungfu.prop.Incense;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.vehicle.Traffic;
import games.kumite.kungfu.window.BoilingOver;
import games.kumite.kungfu.window.Moment;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The turns of the players, one after the other (KF-SET-21 to 23). */
public enum Turns implements Step<Fight> {
  /** The first turn, after setup. */
  BEGIN {
    @Override
    public void run(Fight fight) {
      Stakes.lay(fight);
      Weather.begin(fight); // KF-CPL-04a
      Protagonists.draw(fight); // KF-RUL-181
      Initiative.begin(fight);
      fight.set(Num.TURNS, 0);
      fight.set(Num.IDLE, 0);
      fight.then(TURN);
    }
  },
  /** The turn of one player, then the next one. */
  TURN {
    @Override
    public void run(Fight fight) {
      int gang = fight.get(Num.ACTIVE);
      fight.set(Num.TURNS, fight.get(Num.TURNS) + 1);
      fight.set(Num.IDLE, fight.get(Num.IDLE) + 1);
      fight.tell(BEGUN, fight.seat(gang), 1 + (fight.get(Num.TURNS) - 1) / fight.gangs());
      Contacts.beginTurn(fight); // KF-TRT-20c
      fight.figures().beginTurn(gang); // KF-ACT-18, KF-CON-04
      Ambush.look(fight, gang); // KF-RUL-62
      fight.then(Collapse.AT_BEGINNING, Moment.TURN_BEGINS.quiet(), new Nominate(gang), Stage.TURN, Moment.TURN_ENDS.quiet(),
          BoilingOver.OF_THE_TURN, Burning.AT_END_OF_TURN, Fire.AT_END_OF_TURN, Incense.AT_END_OF_TURN,
          Traffic.AT_END_OF_TURN, END, Stage.TURN_END, CLOSE);
    }
  },
  /** The end of a turn. */
  END {
    @Override
    public void run(Fight fight) {
      Questioning.finish(fight); // KF-PLT-09b
      Persuasion.finish(fight); // KF-RUL-148
      Water.breathe(fight, fight.get(Num.ACTIVE)); // KF-RUL-141
      Hanging.choke(fight, fight.get(Num.ACTIVE)); // KF-LOC-22c
      fight.then(Settle.ALL); // KF-RUL-175
    }
  },

  /** The end of a turn, and with it perhaps of the match. */
  CLOSE {
    @Override
    public void run(Fight fight) {
      fight.figures().endTurn(fight.get(Num.ACTIVE)); // KF-ACT-24
      Ends.look(fight);
      if (!fight.isOver()) {
        Ends.atEndOfTurn(fight);
      }
      if (!fight.isOver() && ThirdTurn.isDue(fight)) {
        fight.then(ThirdTurn.TURN, NEXT); // KF-RUL-04, KF-RUL-169
      } else if (!fight.isOver()) {
        NEXT.run(fight);
      }
    }
  },
  /** The next player's turn. */
  NEXT {
    @Override
    public void run(Fight fight) {
      Initiative.goOn(fight);
      fight.then(TURN);
    }
  };

  private static final EventType BEGUN = EventType.of("turn-begun", "KF-SET-22").seat("who").number("turn");
}
