package games.kumite.journey.turn;

import games.kumite.journey.content.Content;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/** The Pilgrim phase: pilgrims are activated one at a time, in initiative order (JW-TRN-12). */
public enum PilgrimPhase implements Step<GameState> {
  /** The whole phase. A pilgrim that is unconscious when its place comes is skipped. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START);
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        state.then(new Place(place));
      }
      state.then(QuietPoint.POINT);
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
