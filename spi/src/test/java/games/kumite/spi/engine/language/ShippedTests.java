package games.kumite.spi.engine.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.spi.Texts;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What lies beside a plugin's class is read once. */
final class ShippedTests {

  @Test
  void textsAndLanguages_ofTwoPluginObjectsOfOneClass_areReadOnce() {
    BundledTexts first = BundledTexts.with(ShippedTests.class, "tictactoe");
    BundledTexts second = BundledTexts.with(ShippedTests.class, "tictactoe");
    assertThat(second.texts()).isSameAs(first.texts());
    assertThat(second.languages()).isSameAs(first.languages()).isEqualTo(List.of(Locale.ENGLISH));
  }

  @Test
  void anotherGameOrClass_hasTextsOfItsOwn() {
    Texts texts = BundledTexts.with(ShippedTests.class, "tictactoe").texts();
    assertThat(BundledTexts.with(ShippedTests.class, "connectfour").texts()).isNotSameAs(texts);
    assertThat(BundledTexts.with(BundledTexts.class, "tictactoe").texts()).isNotSameAs(texts);
  }

  @Test
  void textsThatAreMissing_areMissedEachTime() {
    BundledTexts nothing = BundledTexts.with(ShippedTests.class, "no-such-game");
    for (int round = 0; round < 2; round++) {
      assertThatThrownBy(nothing::texts).isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("no-such-game");
    }
  }
}
