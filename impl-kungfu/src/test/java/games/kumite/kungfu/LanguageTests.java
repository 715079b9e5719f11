package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.GermanContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests extends GermanContract {

  LanguageTests() {
    super(new KungFuGame(), 150, List.of("gangs", "guests", "locations", "profiles", "tables", "traits"));
  }

  @Override
  protected List<String> alike() {
    return List.of("roof"); // in the id of a house's part
  }

  @Test
  void textOfATrait_isThatOfTheContent_andHasAGermanOne() {
    shipped("traits").valueStream().forEach(trait -> {
      String key = "trait." + trait.get("id").asString();
      assertThat(english().text(key)).isEqualTo(trait.get("text").asString());
      assertThat(german().text(key)).isNotEqualTo(english().text(key)).doesNotContain("???");
    });
  }
}
