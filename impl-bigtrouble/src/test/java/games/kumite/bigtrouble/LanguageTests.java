package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.bigtrouble.content.AttackRange;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.LoPan;
import games.kumite.spi.testkit.GermanContract;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The game speaks German, and so do the names of its content. */
final class LanguageTests extends GermanContract {

  LanguageTests() {
    super(new BigTroubleGame(), 100, List.of("big-trouble", "bosses", "companions", "crates", "hells", "heroes", "items", "main-quests", "minions", "side-quests", "unique-upgrades", "upgrades"));
  }

  @Test
  void wordsOfTheTable_havePhrases() {
    havePhrases("symbol", List.of(FateFace.values()));
    havePhrases("place", Stream.concat(Stream.of("pool", "taken"), IntStream.rangeClosed(1, DiceFaces.FATE_DICE).mapToObj(slot -> "slot-" + slot)));
    havePhrases("range", List.of(AttackRange.values()));
    havePhrases("side", Stream.of("special", "co-op"));
    for (int successes = 0; successes <= 2; successes++) {
      havePhrases("targets-" + successes, List.of(LoPan.Targets.values()));
    }
  }

  @Test
  void zonesOfTheBoard_haveGermanNames() {
    assertThat(Stream.of("chinatown", "lair").flatMap(board -> shipped(board).get("zones").valueStream())
        .map(zone -> zone.get("name").asString())).hasSize(14).allSatisfy(name -> {
          assertThat(english().text("name." + name)).isEqualTo(name);
          assertThat(german().has("name." + name)).as(name).isTrue();
        });
    assertThat(new BigTroubleGame().in(Locale.GERMAN).start(Setup.seats("Ana").seed(1)).table(Viewer.spectator())
        .find("space:B1").orElseThrow().get("zone-text")).isEqualTo("Buddha-Schrein");
  }
}
