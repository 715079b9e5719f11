package games.kumite.kungfu;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The game keeps what every game must keep. */
final class KungFuContractTests extends GameContract {

  private static Setup on(String table) {
    return Setup.seats("Ana", "Bo").option("table", table).option("budget", 200).option("turnLimit", 5);
  }

  @Override
  protected Game game() {
    return new KungFuGame();
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
    return List.of(on("street"));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of();
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }

  @Override
  protected int playthroughDecisions() {
    return 60;
  }
}
