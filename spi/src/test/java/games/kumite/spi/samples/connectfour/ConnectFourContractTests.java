package games.kumite.spi.samples.connectfour;

import games.kumite.api.Game;
import games.kumite.spi.testkit.GameContract;

/** Connect four keeps what every game must keep. */
final class ConnectFourContractTests extends GameContract {

  @Override
  protected Game game() {
    return new ConnectFour();
  }
}
