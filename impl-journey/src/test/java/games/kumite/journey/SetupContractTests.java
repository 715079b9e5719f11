package games.kumite.journey;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Setup keeps what every game must keep, with each number of players and a quest of each number of upgrades. */
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
    return 3;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(Setup.seats("Ana"), Setup.seats("Ana", "Bo").option("quest", "Q4"),
        Setup.seats("Ana", "Bo", "Cy").option("quest", "Q1"),
        Setup.seats("Ana", "Bo", "Cy", "Di").option("quest", "Q6"));
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
