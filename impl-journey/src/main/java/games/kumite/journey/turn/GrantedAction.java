package games.kumite.journey.turn;

import games.kumite.journey.action.Grant;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/**
 * An action that a card grants, and the quiet point at its end, if it was taken, and no attack is being resolved
 * (JW-D-25, JW-RUL-141).
 *
 * @param pilgrim the pilgrim that may act
 */
record GrantedAction(int pilgrim) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    state.then(Grant.action(pilgrim));
    if (!Attacks.isUnderWay(state)) {
      state.then(new Taken(pilgrim, state.pilgrim(pilgrim, Counters.ACTIONS)));
    }
  }

  private record Taken(int pilgrim, int before) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (state.pilgrim(pilgrim, Counters.ACTIONS) > before) {
        QuietPoint.point(state);
      }
    }
  }
}
