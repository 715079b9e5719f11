package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * The turns of a hero phase, in seat order from the first player on (BT-RND-05).
 *
 * @param taken the number of completed turns
 */
record HeroPhase(int taken) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    int seat = (state.get(Counters.FIRST) + taken) % state.seats();
    HeroTurn.take(state, seat);
    if (taken + 1 < state.seats()) {
      state.then(new HeroPhase(taken + 1));
    }
  }
}
