package games.kumite.journey;

import games.kumite.spi.testkit.GermanContract;
import java.util.List;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests extends GermanContract {

  LanguageTests() {
    super(new JourneyGame(), 90, List.of("corruptions", "demon-cards", "demons", "fortunes", "misfortunes", "pilgrims", "quests", "skills", "weapons"));
  }
}
