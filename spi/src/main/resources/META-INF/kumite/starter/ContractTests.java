package {package};

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The conformance kit, over every number of seats and every option. */
final class {title}ContractTests extends GameContract {

  @Override
  protected Game game() {
    return new {title}Game();
  }

  /** Returns nothing while the rules change every day; remove this method to keep a playthrough beside the tests. */
  @Override
  protected List<Setup> playthroughSetups() {
    return List.of();
  }

  /** Returns true: all that a table says has a text in every language of the game. */
  @Override
  protected boolean hasTableTexts() {
    return true;
  }
}
