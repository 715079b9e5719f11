package games.kumite.brawler;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Brawler keeps what every game must keep. */
final class BrawlerContractTests extends GameContract {

  private static final Setup LONE_HERO = Setup.seats("Ana").option("heroCount", 1);
  private static final Setup LONE_HERO_AND_HOST = Setup.seats("Ana", "Cy").option("heroCount", 1).option("host", true);
  private static final Setup TWO_HEROES = Setup.seats("Ana", "Bo");
  private static final Setup TWO_HEROES_AND_HOST = Setup.seats("Ana", "Bo", "Cy").option("host", true);

  @Override
  protected Game game() {
    return new BrawlerGame();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(LONE_HERO, LONE_HERO_AND_HOST, TWO_HEROES, TWO_HEROES_AND_HOST);
  }

  @Override
  protected Setup estimated() {
    return TWO_HEROES;
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return List.of(TWO_HEROES, TWO_HEROES_AND_HOST.option("bossCount", 3).option("diceSet", "D6_ONLY"), LONE_HERO);
  }

  @Override
  protected boolean hasTableTexts() {
    return true;
  }
}
