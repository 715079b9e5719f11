package games.kumite.kungfu.setup;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** What is there so far keeps what every game must keep. */
final class SetupContractTests extends GameContract {

  @Override
  protected Game game() {
    return new SetupGame();
  }

  @Override
  protected int seeds() {
    return 1;
  }

  @Override
  protected int samples() {
    return 2;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(Setup.seats("Ana", "Bo"));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of();
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }
}
