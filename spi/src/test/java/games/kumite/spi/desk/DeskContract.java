package games.kumite.spi.desk;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The conformance kit for the selections of {@link BrokenSelectionTests}. Its name keeps it from being run by itself. */
class DeskContract extends GameContract {

  @Override
  protected Game game() {
    return BrokenSelectionTests.game();
  }

  @Override
  protected int seeds() {
    return 4;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(Workbench.seated(2));
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
