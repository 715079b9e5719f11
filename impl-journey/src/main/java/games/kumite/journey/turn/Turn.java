package games.kumite.journey.turn;

import games.kumite.journey.card.Playing;
import games.kumite.journey.condition.Affliction;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;

/** Turns and their phases (JW-TRN-01). */
public enum Turn implements Step<Journey> {
  /** The next turn, and all that follow. */
  NEXT {
    @Override
    public void run(Journey journey) {
      journey.set(Num.TURN, journey.get(Num.TURN) + 1);
      journey.tell(journey.terms().reports.turn, journey.get(Num.TURN));
      journey.then(MAINTENANCE, Stage.MAINTENANCE, PILGRIMS, Stage.PILGRIM_PHASE, DemonPhase.BEGIN, Stage.DEMON_PHASE,
          END, Stage.END_OF_TURN, Stage.TURN, NEXT);
    }
  },
  /** JW-TRN-02. */
  MAINTENANCE {
    @Override
    public void run(Journey journey) {
      journey.then(Quiet.START, Maintenance.Begin.PHASE, Quiet.POINT);
    }
  },
  /** JW-TRN-12: a pilgrim that is unconscious when its place comes is skipped. */
  PILGRIMS {
    @Override
    public void run(Journey journey) {
      journey.then(Quiet.START);
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        journey.then(new Place(place));
      }
      journey.then(Quiet.POINT);
    }
  },
  /** JW-TRN-22, JW-TRN-23. */
  END {
    @Override
    public void run(Journey journey) {
      journey.then(Quiet.START, AGE, EndOfTurn.QUEST, Quiet.POINT, PUT_AWAY);
    }
  },
  /** Turn tokens (JW-TRN-22). */
  AGE {
    @Override
    public void run(Journey journey) {
      Affliction.age(journey);
    }
  },
  /** Cards with an effect until the end of the turn (JW-CRD-03), and conditions gained after the turn tokens. */
  PUT_AWAY {
    @Override
    public void run(Journey journey) {
      Affliction.ageLate(journey);
      Playing.putAway(journey);
    }
  };

  /** A place in the order of play. */
  private record Place(int place) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      Activation.of(journey, place);
    }
  }
}
