package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.InvalidSetupException;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Cards that an owner prints: words of the vocabulary where no shipped card has them, and together. */
final class OwnerCardTests {

  static List<CardCase> cases() {
    return Stream.of("owner-cards", "owner-cards-played")
        .flatMap(file -> CardCase.read("cards/" + file + ".txt").stream()).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  @Rule({"MT-RUL-55", "MT-RUL-56"})
  void ownersCard_inPlay_doesWhatItSays(CardCase example) {
    example.play(Cardbox.SHIPPED);
  }

  @ParameterizedTest
  @CsvSource({"L5, L3, 11:14", "L3, L5, 10:14"})
  @Rule("MT-RUL-53")
  void levelOnly_withACondition_isForWhomItFits(String fighter, String helper, String sums) {
    Played game = Scene.of(3).cards(Cardbox.printed(List.of("M31 effects: LEVELONLY IF LEVEL<=3")))
        .player("A", "CH3 " + fighter + " I08").player("B", helper + " I22 | L01").fight("M31")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept");

    assertThat(game.strengths()).isEqualTo(sums);
  }

  @Test
  @Rule({"MT-RUL-54", "MT-CON-03"})
  void badStuff_thatGivesALevel_isRefused() {
    assertThatExceptionOfType(InvalidSetupException.class)
        .isThrownBy(() -> Cardbox.printed(List.of("M05 badStuff: LEVEL +1"))).withMessageContaining("gives no Levels");
  }

  @Test
  @Rule("MT-RUL-11")
  void characters_withoutAbilities_areLegal() {
    List<String> blank = Cardbox.SHIPPED.characters().stream().map(card -> card.entry().id() + " effects:").toList();
    Played game = Scene.of(3).cards(Cardbox.printed(blank)).player("A", "CH2 L4").player("C", "| L08").fight("M27");

    assertThat(game.strengths()).as("Raphael alone").isEqualTo("4:10");
  }
}
