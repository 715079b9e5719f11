package games.kumite.spi.console.texts;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import games.kumite.api.Table;
import games.kumite.api.display.Preview;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** The words of a preview. */
final class PreviewPhrasesTests {

  /** An action that is only named. */
  private record Named(String notation) implements Action {

    @Override
    public String label() {
      return notation;
    }
  }

  private static final Table TABLE = Table.of(List.of(
      seat("seat:1", "Ana", new Element(Kind.TRACK, "track:health-1", Map.of("value", 5, "label", "Health"), List.of())),
      seat("seat:2", "Bo", new Element(Kind.TRACK, "track:health-2", Map.of("value", 5, "label", "Health"), List.of())),
      new Element(Kind.FIGURE, "figure:1-1", Map.of("label", "Monk"), List.of())));

  private static Element seat(String id, String name, Element held) {
    return new Element(Kind.SEAT, id, Map.of("name", name), List.of(held));
  }

  private static Preview.Change number(String id, String label, int difference) {
    return new Preview.Change(id, label, "value", 1, difference, difference, difference, Map.of("4", 1.0));
  }

  private static List<String> phrases(Preview.Change... changes) {
    return new PreviewPhrases(new Preview(new Named("hit"), 8, OptionalDouble.empty(), List.of(changes)), TABLE, ConsoleTexts.ENGLISH)
        .others();
  }

  @Test
  void elementsOfOneName_areToldApartByTheirHolders() {
    assertThat(phrases(number("track:health-1", "Health", 1), number("track:health-2", "Health", 1)))
        .containsExactly("Health (Ana): +1", "Health (Bo): +1");
    assertThat(phrases(number("track:health-1", "Health", 1), number("figure:1-1", "Monk", 1)))
        .containsExactly("Health: +1", "Monk: +1");
  }

  @Test
  void listOfWords_isSaidWordByWord() {
    assertThat(phrases(new Preview.Change("figure:1-1", "Monk", "carries", 1, 0, 0, 0, Map.of("[figure:1-1, rope]", 1.0))))
        .containsExactly("Monk: carries Monk, carries rope");
  }
}
