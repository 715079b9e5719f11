package games.kumite.tmnt;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.browser.PageContract;

/** The game's table in the browser. */
final class TmntPageContractTests extends PageContract {

  @Override
  protected Game game() {
    return new TmntGame();
  }

  @Override
  protected Setup setup() {
    return Setup.seats("Ana", "Bo", "Cy").option("turnLimit", 1);
  }

  @Override
  protected int decisionsBeforeLook() {
    return 60;
  }
}
