package games.kumite.brawler.variant;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** A variant keeps what every game must keep. */
final class KindBrawlerContractTests extends GameContract {

  @Override
  protected Game game() {
    return new KindBrawler();
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
    return List.of(Setup.seats("Ana", "Bo"));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(Setup.seats("Ana").option("bossCount", 4));
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }
}
