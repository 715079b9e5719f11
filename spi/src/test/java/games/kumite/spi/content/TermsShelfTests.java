package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TermsShelfTests {

  private record Settings(int players, String content) {}

  private record Terms(Settings settings, String content) {}

  private final List<String> read = new ArrayList<>();
  private final ContentShelf<String> contents = new ContentShelf<>(directory -> {
    read.add(directory);
    if (directory.equals("broken")) {
      throw new ContentException(List.of(new ContentProblem("cards.json", "card", "name", "is missing")));
    }
    return "cards of <" + directory + ">";
  });
  private final TermsShelf<Settings, String, Terms> shelf =
      new TermsShelf<>(contents, Settings::content, Terms::new);

  @Test
  void of_equalSettings_sameTerms() {
    Terms terms = shelf.of(new Settings(2, ""));

    assertThat(terms.content()).isEqualTo("cards of <>");
    assertThat(shelf.of(new Settings(2, ""))).isSameAs(terms);
    assertThat(shelf.of(new Settings(3, ""))).isNotEqualTo(terms);
    assertThat(read).containsExactly("");
  }

  @Test
  void of_ownersContent_madeAndReadForEachMatch() {
    Terms terms = shelf.of(new Settings(2, "mine"));

    assertThat(terms.content()).isEqualTo("cards of <mine>");
    assertThat(shelf.of(new Settings(2, "mine"))).isEqualTo(terms).isNotSameAs(terms);
    assertThat(read).containsExactly("mine", "mine");
  }

  @Test
  void of_brokenContent_saysWhatIsWrongEachTime() {
    for (int time = 0; time < 2; time++) {
      assertThatThrownBy(() -> shelf.of(new Settings(2, "broken")))
          .isInstanceOf(InvalidSetupException.class).hasMessageContaining("cards.json");
    }
    assertThat(shelf.of(new Settings(2, "")).content()).isEqualTo("cards of <>");
  }
}
