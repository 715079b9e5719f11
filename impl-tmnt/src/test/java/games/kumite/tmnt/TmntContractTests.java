package games.kumite.tmnt;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The game keeps what every game must keep. */
final class TmntContractTests extends GameContract {

  private static final Setup THREE = Setup.seats("Ana", "Bo", "Cy").option("turnLimit", 4);
  private static final Setup FOUR = Setup.seats("Ana", "Bo", "Cy", "Di").option("characters", "random").option("turnLimit", 3);
  private static final Setup FIVE = Setup.seats("Ana", "Bo", "Cy", "Di", "Ed").option("turnLimit", 2);
  private static final Setup SIX = Setup.seats("Ana", "Bo", "Cy", "Di", "Ed", "Fay").option("turnLimit", 2);

  @Override
  protected Game game() {
    return new TmntGame();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(THREE, FOUR, FIVE, SIX);
  }
}
