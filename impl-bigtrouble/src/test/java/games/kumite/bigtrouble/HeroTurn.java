package games.kumite.bigtrouble;

import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.turn.Turns;
import games.kumite.spi.Step;

/** The turn of a hero, with which a {@link Scene} may begin. */
enum HeroTurn implements Step<Trouble> {
  OF_A, OF_B, OF_C;

  @Override
  public void run(Trouble trouble) {
    Turns.take(trouble, ordinal());
  }
}
