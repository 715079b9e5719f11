package games.kumite.spi.samples.discduel;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The disc duel keeps what every game must keep. */
final class DiscDuelContractTests extends GameContract {

  @Override
  protected Game game() {
    return new DiscDuel();
  }

  /** One that is so long that discs meet, are held and are shoved. */
  @Override
  protected List<Setup> playthroughSetups() {
    return List.of(Setup.seats("Ana", "Bo").option("pushes", 60));
  }
}
