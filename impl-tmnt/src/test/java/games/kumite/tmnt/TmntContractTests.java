package games.kumite.tmnt;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/**
 * The game keeps what every game must keep. A round of random players is 300 decisions for three and 1,400 for six, and
 * a whole match has a hundred rounds; so these matches end after one round by the turn limit, and in the one of six the
 * players may leave.
 */
final class TmntContractTests extends GameContract {

  private static final Setup THREE = seats(3);
  private static final Setup FOUR = seats(4).option("characters", "random");
  private static final Setup FIVE = seats(5);
  private static final Setup SIX = seats(6).option("characters", "random").option("leaving", true);

  private static Setup seats(int count) {
    return Setup.seats(List.of("Ana", "Bo", "Cy", "Di", "Ed", "Fay").subList(0, count).toArray(String[]::new))
        .option("turnLimit", 1);
  }

  @Override
  protected Game game() {
    return new TmntGame();
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
    return List.of(THREE, FOUR);
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(FIVE, SIX);
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of(THREE, FOUR);
  }

  @Override
  protected int playthroughDecisions() {
    return 60;
  }

  @Override
  protected boolean hasTableTexts() {
    return true;
  }
}
