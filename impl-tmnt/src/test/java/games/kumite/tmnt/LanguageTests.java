package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.SpokenTexts;
import games.kumite.tmnt.content.Content;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The game's frame speaks German; cards are called as they are printed. */
final class LanguageTests {

  private static final Game GAME = new TmntGame();

  @Test
  void everythingForPeople_butTheCardsNames_isATextOfTheBundle() {
    Setup setup = Setup.seats("Ana", "Bernd", "Chris").seed(7);
    assertThat(new SpokenTexts(GAME, Locale.GERMAN).allowing(cardNames()).notInTheBundle(setup)).isEmpty();
  }

  private static List<String> cardNames() {
    Content content = Content.shelf().of("");
    return Stream.of(content.characters(), content.doors(), content.treasures()).flatMap(List::stream)
        .map(card -> card.entry().name()).toList();
  }

  @Test
  void combat_inTwoLanguages_isOne() {
    Match match = GAME.start(Setup.seats("Ana", "Bernd", "Chris").seed(3));
    Match german = match.in(Locale.GERMAN);
    for (int played = 0; played < 60; played++) {
      german.play(0);
    }
    assertThat(german.decision().prompt().chooser()).isNotEqualTo(match.decision().prompt().chooser());
    assertThat(german.decision().actions()).isEqualTo(match.decision().actions());
    assertThat(german.game().options()).allSatisfy(option -> assertThat(option.description()).isNotEmpty());
  }
}
