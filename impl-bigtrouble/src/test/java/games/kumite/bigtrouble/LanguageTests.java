package games.kumite.bigtrouble;

import games.kumite.spi.testkit.GermanContract;
import java.util.List;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests extends GermanContract {

  LanguageTests() {
    super(new BigTroubleGame(), 100, List.of("big-trouble", "bosses", "companions", "crates", "hells", "heroes", "items", "main-quests", "minions", "side-quests", "unique-upgrades", "upgrades"));
  }
}
