package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of a game: what is refused when they are read, and how one file lies over another. */
final class TextsTests {

  @Test
  void loneApostrophe_inABundle_isSaidWhenItIsRead_withFileAndKey() {
    assertThatThrownBy(() -> Texts.of(TextsTests.class, "lone-apostrophe")).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("META-INF/kumite/lone-apostrophe/texts.properties: text event.passed must double its apostrophe ('' for '),"
            + " was: It's a pass.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"it's", "'{0}", "{0}'s '{'1}", "a 'quoted' word"})
  void loneApostrophe_inCode_isRefused(String text) {
    assertThatThrownBy(() -> Texts.of(Map.of("label.x", text))).hasMessageContaining("text label.x must double its apostrophe");
  }

  @Test
  void doubledApostrophes_andQuotedBraces_areShown() {
    Texts texts = Texts.of(Map.of("label.x", "it''s {0}''s", "label.y", "'{'{0}'}'", "label.z", "{0,choice,0#none|1#it''s one}"));
    assertThat(texts.text("label.x", "Ana")).isEqualTo("it's Ana's");
    assertThat(texts.text("label.y", "Ana")).isEqualTo("{Ana}");
  }

  @Test
  void decimals_haveTheSignOfTheLanguageOfTheirText() {
    Texts german = Texts.of(Map.of("label.x", "{0} cm")).over(Locale.GERMAN, TextsTests.class, "decimals");
    assertThat(german.text("label.x", 79.2)).as("a text in English").isEqualTo("79.2 cm");
    assertThat(german.text("label.y", 1279.2, 1000)).isEqualTo("1279,2 cm, 1000");
    assertThat(german.text("label.z", 7.2, 1)).as("a text that chooses").isEqualTo("Ebene 7,2 cm, einmal");
  }

  @Test
  void textsOverOthers_replaceAndExtendThem() {
    Texts base = Texts.of(Map.of("prompt.turn", "Old", "label.mine", "Mine"));
    Texts over = base.over(Locale.ENGLISH, TextsTests.class, "cups");
    assertThat(over.text("prompt.turn")).isEqualTo("Bid higher, or doubt.");
    assertThat(over.text("label.mine")).isEqualTo("Mine");
    assertThat(base.text("prompt.turn")).isEqualTo("Old");
    assertThat(base.over(Locale.ENGLISH, TextsTests.class, "no-such-game").keys()).isEqualTo(base.keys());
  }
}
