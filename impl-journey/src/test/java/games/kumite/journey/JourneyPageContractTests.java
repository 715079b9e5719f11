package games.kumite.journey;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.browser.PageContract;

/** The game's table in the browser. */
final class JourneyPageContractTests extends PageContract {

  @Override
  protected Game game() {
    return new JourneyGame();
  }

  @Override
  protected Setup setup() {
    return Setup.seats("Ana", "Bo").option("quest", "Q1");
  }

  @Override
  protected int decisionsBeforeLook() {
    return 60;
  }
}
