package games.kumite.journey;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** The game keeps what every game must keep, in every quest and with every number of players. */
final class JourneyContractTests extends GameContract {

  private static final String BROUGHT = "tripitaka level=2 good=3 bad=9 hand=F02,T8 play=T5 corruption=C07; "
      + "monkey-king level=1 good=0 bad=0 hand=- play=- corruption=-; "
      + "monk-sha level=3 good=9 bad=0 hand=S1,S2 play=- corruption=C01; "
      + "cho-hakkai level=1 good=0 bad=0 hand=H1 play=- corruption=-";

  private static Setup quest(String quest, int seats) {
    return Setup.seats(List.of("Ana", "Bo", "Cy", "Di").subList(0, seats).toArray(String[]::new))
        .option("quest", quest);
  }

  @Override
  protected Game game() {
    return new JourneyGame();
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
    return List.of(quest("Q1", 2));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of(quest("Q2", 1), quest("Q3", 3), quest("Q4", 2), quest("Q5", 4), quest("Q6", 4), quest("Q8", 2), quest("Q9", 1), quest("Q10", 3),
        Setup.seats("Ana").option("campaign", BROUGHT));
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of(quest("Q1", 2));
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
