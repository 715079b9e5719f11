package games.kumite.brawler;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.browser.PageContract;

/** The game's table in the browser. */
final class BrawlerPageContractTests extends PageContract {

  @Override
  protected Game game() {
    return new BrawlerGame();
  }

  @Override
  protected Setup setup() {
    return Setup.seats("Ana", "Bo").option("bossCount", 3);
  }

  @Override
  protected int decisionsBeforeLook() {
    return 12;
  }
}
