package games.kumite.bigtrouble;

import games.kumite.bigtrouble.round.HeroTurn;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/** The turn of a hero, with which a {@link Scene} may begin. */
enum BeginTurn implements Step<GameState> {
  OF_A, OF_B, OF_C;

  @Override
  public void run(GameState state) {
    HeroTurn.take(state, ordinal());
  }
}
