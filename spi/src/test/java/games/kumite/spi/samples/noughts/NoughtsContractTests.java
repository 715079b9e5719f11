package games.kumite.spi.samples.noughts;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** A game in one file keeps what every game must keep. */
final class NoughtsContractTests extends GameContract {

  @Override
  protected Game game() {
    return new Noughts();
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }
}
