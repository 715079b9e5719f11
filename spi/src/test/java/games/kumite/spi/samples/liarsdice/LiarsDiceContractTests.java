package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Game;
import games.kumite.spi.testkit.GameContract;

/** Liar's dice keep what every game must keep. */
final class LiarsDiceContractTests extends GameContract {

  @Override
  protected Game game() {
    return new LiarsDice();
  }

  @Override
  protected int seeds() {
    return 2;
  }
}
