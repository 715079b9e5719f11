package games.kumite.spi.desk;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The conformance kit for {@link BrokenSelectionTests} and {@link BrokenDecisionTests}. Its name keeps it from being run by itself. */
class DeskContract extends GameContract {

  /** The game of the next run. */
  static Game tried = BrokenSelectionTests.game();

  /** Its setups. */
  static List<Setup> setups = List.of(Workbench.seated(2));

  @Override
  protected Game game() {
    return tried;
  }

  @Override
  protected int seeds() {
    return 4;
  }

  @Override
  protected List<Setup> setups() {
    return setups;
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
