package games.kumite.brawler;

import games.kumite.api.Game;
import games.kumite.spi.testkit.content.ContentContract;

/** The game keeps what every game with content of an owner's must keep. */
final class BrawlerContentContractTests extends ContentContract {

  @Override
  protected Game game() {
    return new BrawlerGame();
  }
}
