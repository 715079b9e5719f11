package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.HardCodedTexts;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests {

  private static final Game GAME = new JourneyGame();
  private static final JsonMapper JSON = new JsonMapper();
  private static final Texts ENGLISH = Texts.of(JourneyGame.class, "journey");
  private static final Texts GERMAN = Texts.in(Locale.GERMAN, JourneyGame.class, "journey");
  /** The files whose entries have names, with the field that is the name. */
  private static final List<String> NAMED = List.of("corruptions", "demon-cards", "demons", "fortunes", "misfortunes", "pilgrims", "quests", "skills", "weapons");

  private static JsonNode shipped(String file) {
    try (InputStream in = JourneyGame.class.getResourceAsStream("/META-INF/kumite/journey/" + file + ".json")) {
      return JSON.readTree(in);
    } catch (IOException failure) {
      throw new AssertionError(file, failure);
    }
  }

  private static Collection<String> names() {
    return NAMED.stream().map(LanguageTests::shipped)
        .flatMap(JsonNode::valueStream)
        .flatMap(entry -> Stream.of("name", "title").filter(entry::has).map(field -> entry.get(field).asString()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everythingForPeople_isATextOfTheBundle() {
    assertThat(new HardCodedTexts(GAME, Locale.GERMAN).notInTheBundle(Setup.seats("Ana", "Bernd").seed(7))).isEmpty();
  }

  @Test
  void nameOfContent_hasAGermanOne_andIsItselfInEnglish() {
    assertThat(names()).hasSizeGreaterThan(90).allSatisfy(name -> {
      assertThat(ENGLISH.text("name." + name)).isEqualTo(name);
      assertThat(GERMAN.text("name." + name)).doesNotContain("???");
    });
  }

  @Test
  void frame_isGerman() {
    Game german = GAME.in(Locale.GERMAN);
    assertThat(german.phases().get(0).title()).isEqualTo("Aufbau");
    assertThat(german.options()).allSatisfy(option -> assertThat(option.description())
        .isNotEqualTo(ENGLISH.text("option." + option.id())));
    assertThat(GAME.phases()).allSatisfy(phase -> assertThat(ENGLISH.text("phase." + phase.id())).isEqualTo(phase.title()));
    assertThat(GAME.options()).allSatisfy(option -> assertThat(ENGLISH.text("option." + option.id())).isEqualTo(option.description()));
  }
}
