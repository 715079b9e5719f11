package games.kumite.spi.squares;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The whole kit, with its default numbers, on a board of 64 squares. */
final class SquaresContractTests extends GameContract {

  @Override
  protected Game game() {
    return new Squares();
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }
}
