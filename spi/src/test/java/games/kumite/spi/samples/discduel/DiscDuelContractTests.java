package games.kumite.spi.samples.discduel;

import games.kumite.api.Game;
import games.kumite.spi.testkit.GameContract;

/** The disc duel keeps what every game must keep. */
final class DiscDuelContractTests extends GameContract {

  @Override
  protected Game game() {
    return new DiscDuel();
  }
}
