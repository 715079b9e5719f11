package games.kumite.kungfu;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.browser.PageContract;

/** The game's table in the browser. */
final class KungFuPageContractTests extends PageContract {

  @Override
  protected Game game() {
    return new KungFuGame();
  }

  @Override
  protected Setup setup() {
    return Setup.seats("Ana", "Bo").option("table", "street").option("budget", 200).option("turnLimit", 5);
  }

  @Override
  protected int decisionsBeforeLook() {
    return 60;
  }
}
