package games.kumite.spi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a game that speaks German keeps: every text for people is in its bundle, and so are the names of its content. */
public abstract class GermanContract {

  private static final JsonMapper JSON = new JsonMapper();

  private final Game game;
  private final int moreNamesThan;
  private final List<String> named;

  /**
   * Creates the tests of a game.
   *
   * @param game the game
   * @param moreNamesThan a number of names that its content exceeds
   * @param named the files of its content whose entries have names
   */
  protected GermanContract(Game game, int moreNamesThan, List<String> named) {
    this.game = game;
    this.moreNamesThan = moreNamesThan;
    this.named = named;
  }

  /**
   * Returns words that are no texts although they look like some.
   *
   * @return by default none
   */
  protected List<String> alike() {
    return List.of();
  }

  /**
   * Returns the setup of the match whose texts are searched.
   *
   * @return by default two seats
   */
  protected Setup setup() {
    return Setup.seats("Ana", "Bernd").seed(7);
  }

  protected final Texts english() {
    return Texts.of(game.getClass(), game.id());
  }

  protected final Texts german() {
    return Texts.in(Locale.GERMAN, game.getClass(), game.id());
  }

  /** Returns a file of the shipped content. */
  protected final JsonNode shipped(String file) {
    try (InputStream in = game.getClass().getResourceAsStream("/META-INF/kumite/" + game.id() + "/" + file + ".json")) {
      return JSON.readTree(in);
    } catch (IOException failure) {
      throw new AssertionError(file, failure);
    }
  }

  private Collection<String> names() {
    return named.stream().map(this::shipped)
        .flatMap(JsonNode::valueStream)
        .flatMap(entry -> Stream.of("name", "title").filter(entry::has).map(field -> entry.get(field).asString()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Checks that words which are values of an attribute on the table have phrases in both languages. */
  protected final void havePhrases(String attribute, Stream<String> words) {
    Texts english = english();
    Properties german = germanBundle();
    assertThat(words.map(word -> "value." + attribute + "." + word)).isNotEmpty().allSatisfy(key -> {
      assertThat(english.has(key)).as(key).isTrue();
      assertThat(german.getProperty(key)).as("the German text of %s", key).isNotBlank();
    });
  }

  /** Checks that constants which are values of an attribute on the table have phrases in both languages. */
  protected final void havePhrases(String attribute, Collection<? extends Enum<?>> constants) {
    havePhrases(attribute, constants.stream().map(Texts::word));
  }

  @Test
  final void everythingForPeople_isATextOfTheBundle() {
    assertThat(new HardCodedTexts(game, Locale.GERMAN).allowing(alike())
        .notInTheBundle(setup())).isEmpty();
  }

  @Test
  final void nameOfContent_hasAGermanOne_andIsItselfInEnglish() {
    Texts english = english();
    Properties german = germanBundle();
    assertThat(names()).hasSizeGreaterThan(moreNamesThan).allSatisfy(name -> {
      assertThat(english.text("name." + name)).isEqualTo(name);
      assertThat(german.getProperty("name." + name)).as("the German name of %s", name).isNotBlank();
    });
  }

  /** Returns the German texts alone: where one is missing, {@link #german} has the English one. */
  private Properties germanBundle() {
    Properties bundle = new Properties();
    try (InputStream in = game.getClass().getResourceAsStream("/META-INF/kumite/" + game.id() + "/texts_de.properties")) {
      bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new AssertionError("texts_de.properties", failure);
    }
    return bundle;
  }

  @Test
  final void frame_isGerman() {
    Game german = game.in(Locale.GERMAN);
    Texts english = english();
    assertThat(german.phases().get(0).title()).isEqualTo("Aufbau");
    assertThat(german.options()).allSatisfy(option -> assertThat(option.description())
        .isNotEqualTo(english.text("option." + option.id())));
    assertThat(game.phases()).allSatisfy(phase -> assertThat(english.text("phase." + phase.id())).isEqualTo(phase.title()));
    assertThat(game.options()).allSatisfy(option -> assertThat(english.text("option." + option.id())).isEqualTo(option.description()));
  }
}
