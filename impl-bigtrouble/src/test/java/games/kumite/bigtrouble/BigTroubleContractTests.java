package games.kumite.bigtrouble;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The game keeps what every game must keep, for every number of players and all options. */
final class BigTroubleContractTests extends GameContract {

  private static Setup seats(int count) {
    return Setup.seats(List.of("Ana", "Bo", "Cy", "Di").subList(0, count).toArray(String[]::new));
  }

  @Override
  protected Game game() {
    return new BigTroubleGame();
  }

  @Override
  protected int seeds() {
    return 1;
  }

  @Override
  protected int samples() {
    return 4;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(seats(1), seats(3));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(seats(2).option("noAbilities", true).option("extraHard", 2),
        seats(4).option("directorsBossHealth", true).option("directorsSpawns", true));
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of(seats(1), seats(2), seats(3), seats(4));
  }

  @Override
  protected int playthroughDecisions() {
    return 60;
  }

  @Override
  protected int fingerprintSeeds() {
    return 5;
  }

  @Override
  protected boolean hasTableTexts() {
    return true;
  }
}
