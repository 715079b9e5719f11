package games.kumite.brawler;

import games.kumite.spi.testkit.ArchitectureContract;

/** What the code of Brawler may use, and which way its data flow. */
final class BrawlerArchitectureTests extends ArchitectureContract {

  BrawlerArchitectureTests() {
    super("games.kumite.brawler");
  }
}
