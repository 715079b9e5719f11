package games.kumite.spi.samples.cups;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Dice under cups keep what every game must keep. */
final class CupsContractTests extends GameContract {

  @Override
  protected Game game() {
    return new Cups();
  }

  @Override
  protected int seeds() {
    return 1;
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return setups().subList(1, 2);
  }

  @Override
  protected int playthroughDecisions() {
    return 40;
  }
}
