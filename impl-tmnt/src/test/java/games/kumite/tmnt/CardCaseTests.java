package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every card plays in real positions and does what the ledger prints on it, and its cases prove that: whatever is taken
 * off the card or made another on it, one of them fails.
 */
final class CardCaseTests {

  /** The files of cases. */
  private static final List<String> FILES =
      List.of("characters", "monsters-to-level-3", "monsters-from-level-4", "monsters-from-level-8", "doors", "stances",
          "katas", "allies", "items", "item-limits", "item-abilities", "treasures");

  private static final List<CardCase> CASES =
      FILES.stream().flatMap(file -> CardCase.read("cards/" + file + ".txt").stream()).toList();
  private static final Map<String, List<CardCase>> BY_CARD =
      CASES.stream().collect(Collectors.groupingBy(CardCase::card, TreeMap::new, Collectors.toList()));

  static List<CardCase> cases() {
    return CASES;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void card_inPlay_doesWhatItSays(CardCase example) {
    example.play(Cardbox.SHIPPED);
  }

  @Test
  void cases_areOfEveryCardAndOfNoOther() {
    assertThat(BY_CARD.keySet()).containsExactlyInAnyOrderElementsOf(
        Cardbox.all(Cardbox.SHIPPED).stream().map(card -> card.entry().id()).toList());
  }

  /** A card whose effect never changes anything fails the build: so does each effect, each number, each condition. */
  @TestFactory
  Stream<DynamicTest> card_withAnythingPrintedOnItChanged_failsOneOfItsCases() {
    return Cardbox.all(Cardbox.SHIPPED).stream().map(card -> DynamicTest.dynamicTest(card.entry().id(),
        () -> assertThat(unnoticed(card)).as("changes of this card that no case notices").isEmpty()));
  }

  private static List<String> unnoticed(Card card) {
    List<String> unnoticed = new ArrayList<>();
    for (CardChange change : CardChange.of(card)) {
      Content changed = Cardbox.with(change.card());
      if (BY_CARD.getOrDefault(card.entry().id(), List.of()).stream().noneMatch(example -> fails(example, changed))) {
        unnoticed.add(change.toString());
      }
    }
    return unnoticed;
  }

  private static boolean fails(CardCase example, Content content) {
    try {
      example.play(content);
      return false;
    } catch (AssertionError | RuntimeException noticed) {
      return true;
    }
  }
}
