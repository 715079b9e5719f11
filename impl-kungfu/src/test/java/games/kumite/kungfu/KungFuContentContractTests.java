package games.kumite.kungfu;

import games.kumite.api.Game;
import games.kumite.spi.testkit.content.ContentContract;

/** The game keeps what every game with content of an owner's must keep. */
final class KungFuContentContractTests extends ContentContract {

  @Override
  protected Game game() {
    return new KungFuGame();
  }
}
