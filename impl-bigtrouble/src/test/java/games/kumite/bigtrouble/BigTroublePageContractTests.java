package games.kumite.bigtrouble;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.browser.PageContract;

/** The game's table in the browser. */
final class BigTroublePageContractTests extends PageContract {

  @Override
  protected Game game() {
    return new BigTroubleGame();
  }

  @Override
  protected Setup setup() {
    return Setup.seats("Ana", "Bo");
  }

  @Override
  protected int decisionsBeforeLook() {
    return 60;
  }
}
