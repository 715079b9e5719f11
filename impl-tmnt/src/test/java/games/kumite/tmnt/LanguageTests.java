package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Texts;
import games.kumite.spi.testkit.GermanContract;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.content.Tag;
import games.kumite.tmnt.state.ActionVerb;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The game speaks German, and so do the names of its cards. */
final class LanguageTests extends GermanContract {

  private static final Game GAME = new TmntGame();

  /** What things have in other games too, or in all: frontends say it. */
  private static final List<String> COMMON = List.of("name", "team", "active", "owner", "count", "label", "text", "folded",
      "value", "min", "max", "face", "sides", "type", "level", "rank", "bonus", "left", "art", "roll", "turned");

  LanguageTests() {
    super(GAME, 150, List.of("characters", "doors", "treasures"));
  }

  @Override
  protected Setup setup() {
    return Setup.seats("Ana", "Bernd", "Chris").seed(7);
  }

  /** Names are translated, and ids and art keys are not; a copy has its number in either language. */
  @Test
  void cardInGerman_hasAnotherName_andTheSameIdAndArt() {
    Match match = GAME.start(Setup.seats("Ana", "Bernd", "Chris").option("characters", "random").seed(3));
    Match german = match.in(Locale.GERMAN);
    Set<String> names = new TreeSet<>();
    for (Seat seat : match.seats()) {
      german.table(seat).all().forEach((id, element) -> {
        Element same = match.table(seat).find(id).orElseThrow();
        assertThat(element.get("art")).as(id).isEqualTo(same.get("art"));
        if (element.kind() == Element.Kind.CARD) {
          names.add(same.label() + " = " + element.label());
        }
      });
    }
    assertThat(names).hasSizeGreaterThan(10).anySatisfy(name -> assertThat(name).matches("(.+) = (?!\\1$).+"));
  }

  @Test
  void combat_inTwoLanguages_isOne() {
    Match match = GAME.start(Setup.seats("Ana", "Bernd", "Chris").seed(3));
    Match german = match.in(Locale.GERMAN);
    for (int played = 0; played < 60; played++) {
      german.play(0);
    }
    assertThat(german.decision().prompt().chooser()).isNotEqualTo(match.decision().prompt().chooser());
    assertThat(german.decision().actions()).isEqualTo(match.decision().actions());
    assertThat(german.game().options()).allSatisfy(option -> assertThat(option.description()).isNotEmpty());
  }

  /** Every attribute that no other game has, and every word that is the value of one, is said by the game's own bundle. */
  @Test
  void wordsOfTheTable_areTheGamesOwn_inBothLanguages() {
    Match match = GAME.start(Setup.seats("Ana", "Bernd", "Chris").seed(5));
    SeededRandom random = new SeededRandom(2);
    Set<String> names = new TreeSet<>();
    for (int played = 0; played < 3000 && !match.isOver(); played++) {
      match.play(random.nextInt(match.actionCount()));
      for (Seat seat : played % 10 == 0 ? match.seats() : List.<Seat>of()) {
        match.table(seat).all().values().forEach(element -> names.addAll(element.attributes().keySet()));
      }
    }
    names.removeAll(COMMON);
    assertThat(names).contains("kills", "slot", "strength", "gives", "promised-items", "hand-limit");
    for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      Set<String> keys = Texts.in(language, TmntGame.class, "tmnt").keys();
      assertThat(keys).containsAll(names.stream().map(name -> "attribute." + name).toList());
      assertThat(keys).containsAll(words("value.type.", CardType.values())).containsAll(words("value.slot.", Slot.values()))
          .containsAll(words("value.tags.", Tag.values())).containsAll(words("value.picking-order.", ActionVerb.ORDERS))
          .containsAll(words("value.counter-picking-order.", ActionVerb.ORDERS))
          .containsAll(words("value.of.", List.of("offer", "counter-offer", "trade")))
          .containsAll(words("value.when.", Arrays.stream(PlayTime.values()).filter(when -> when != PlayTime.NONE).toArray(PlayTime[]::new)));
    }
  }

  private static List<String> words(String prefix, Enum<?>[] constants) {
    return words(prefix, Arrays.stream(constants).map(Texts::word).toList());
  }

  private static List<String> words(String prefix, List<String> words) {
    return words.stream().map(prefix::concat).toList();
  }
}
