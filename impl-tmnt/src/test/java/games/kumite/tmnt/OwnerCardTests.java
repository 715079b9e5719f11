package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cards that an owner prints: words of the vocabulary where no shipped card has them, and together. */
final class OwnerCardTests {

  static List<CardCase> cases() {
    return Stream.of("owner-cards", "owner-cards-played")
        .flatMap(file -> CardCase.read("cards/" + file + ".txt").stream()).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void ownersCard_inPlay_doesWhatItSays(CardCase example) {
    example.play(Cardbox.SHIPPED);
  }

  @Test
  @Rule("MT-RUL-11")
  void characters_withoutAbilities_areLegal() {
    List<String> blank = Cardbox.SHIPPED.characters().stream().map(card -> card.entry().id() + " effects:").toList();
    Played game = Scene.of(3).cards(Cardbox.printed(blank)).player("A", "CH2 L4").player("C", "| L08").fight("M27");

    assertThat(game.strengths()).as("Raphael alone").isEqualTo("4:10");
  }
}
