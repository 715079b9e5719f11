package games.kumite.tmnt;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cards that an owner prints: words of the vocabulary where no shipped card has them, and together. */
final class OwnerCardTests {

  static List<CardCase> cases() {
    return CardCase.read("cards/owner-cards.txt");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void ownersCard_inPlay_doesWhatItSays(CardCase example) {
    example.play(Cardbox.SHIPPED);
  }
}
