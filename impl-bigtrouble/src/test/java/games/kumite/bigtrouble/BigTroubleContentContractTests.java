package games.kumite.bigtrouble;

import games.kumite.api.Game;
import games.kumite.spi.testkit.content.ContentContract;

/** The game keeps what every game with content of an owner's must keep. */
final class BigTroubleContentContractTests extends ContentContract {

  @Override
  protected Game game() {
    return new BigTroubleGame();
  }
}
