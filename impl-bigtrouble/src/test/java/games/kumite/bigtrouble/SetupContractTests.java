package games.kumite.bigtrouble;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Setup keeps what every game must keep. */
final class SetupContractTests extends GameContract {

  @Override
  protected Game game() {
    return new SetupGame();
  }

  @Override
  protected int seeds() {
    return 3;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(Setup.seats("Ana"), Setup.seats("Ana", "Bo", "Cy"));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(Setup.seats("Ana", "Bo").option("noAbilities", true).option("extraHard", 2),
        Setup.seats("Ana", "Bo", "Cy", "Di").option("directorsBossHealth", true).option("directorsSpawns", true));
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }
}
