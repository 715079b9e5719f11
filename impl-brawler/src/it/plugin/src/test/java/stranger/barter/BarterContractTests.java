package stranger.barter;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Barter keeps what every game must keep. */
final class BarterContractTests extends GameContract {

  @Override
  protected Game game() {
    return new Barter();
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
    return List.of(Setup.seats("Ana", "Bo"), Setup.seats("Ana", "Bo", "Cy", "Di", "Ed", "Fi"));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(Setup.seats("Ana", "Bo", "Cy").option("windows", "discreet"));
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }
}
