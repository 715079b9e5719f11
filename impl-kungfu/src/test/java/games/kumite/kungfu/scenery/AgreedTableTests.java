package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Element;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table that was agreed before the match. */
final class AgreedTableTests {

  private static Opened on(String table) {
    return new Opened("attacker=6,1", "table", table)
        .play("gang token:gang-police", "gang token:gang-triad", "be attacker");
  }

  @Test
  @Rule({"KF-RUL-182"})
  void agreedTable_locationAndTraits_areThoseThatItCarries() {
    Opened match = on("street").play("plot destroy");

    assertThat(match.refused("location token:location-temple")).isEqualTo("KF-LOC-01a");
    assertThat(match.listed()).contains("location token:location-street", "location token:location-village")
        .doesNotContain("location token:location-school");
    match.play("location token:location-village");
    assertThat(Ring.words(match.element("token:scenario").get("traits"))).as("what it carries is taken unasked")
        .isEqualTo("soft-missiles crowd vehicles hanging-chains-ropes");
  }

  @Test
  @Rule("KF-RUL-182")
  void agreedTable_isLaidOut_withoutAQuestion() {
    Opened match = on("hideout").play("plot revenge");

    assertThat(match.kind()).isEqualTo("deploy");
    assertThat(match.has("terrain:w1")).isTrue();
  }

  @Test
  @Rule("KF-RUL-182")
  void agreedTable_thatNobodyKnows_isRefusedBeforeTheMatch() {
    assertThatThrownBy(() -> on("moon")).isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining("option table must be generated, hideout, ").hasMessageEndingWith("was moon");
  }

  @Test
  @Rule({"KF-RUL-182", "KF-GEN-07"})
  void generatedTable_isMadeForTheLocation_withoutAQuestion() {
    Match match = new SetupGame().start(Setup.seats("Ana", "Bo").option("table", "generated").seed(8));
    for (String kind = ""; !kind.equals("deploy"); kind = match.decision().kind()) {
      assertThat(kind).isNotEqualTo("table");
      match.play(0);
    }

    Element board = match.table(Viewer.spectator()).find("board:table").orElseThrow();
    assertThat(board.children()).hasSizeGreaterThan(8);
    assertThat(board.children()).extracting(Element::id).contains("terrain:bricks1", "terrain:table1");
  }

  @ParameterizedTest
  @CsvSource({"FENCE, legal", "RAIL, KF-RUL-179"})
  @Rule({"KF-RUL-179", "KF-PLT-14a"})
  void propertyIsDestroyed_whereThereAreTwoHardThings(String second, String verdict, @TempDir Path directory) throws IOException {
    String own = """
        {"id": "own", "name": "Own", "width": 9000, "height": 9000, "indoors": false,
         "traits": ["bamboo-grove", "angry-bees", "dense-woods", "water"], "pieces": [
          {"id": "h1", "kind": "HIVE", "rect": [1000, 1000, 1300, 1300]},
          {"id": "e1", "kind": "%s", "rect": [1000, 3000, 2800, 3150]},
          {"id": "a1", "kind": "BAMBOO", "rect": [5000, 1000, 6300, 2300]},
          {"id": "o1", "kind": "WOODS", "rect": [5000, 3000, 6300, 4300]},
          {"id": "m1", "kind": "MANHOLE", "rect": [1000, 6000, 1300, 6300]},
          {"id": "q1", "kind": "DEEP", "rect": [5000, 6000, 6300, 7300]}]},
        """.formatted(second);
    try (InputStream shipped = Content.class.getResourceAsStream("/META-INF/kumite/kungfu/tables.json")) {
      Files.writeString(directory.resolve("tables.json"),
          new String(shipped.readAllBytes(), StandardCharsets.UTF_8).replaceFirst("\\[", "[" + own));
    }
    Opened match = new Opened("attacker=6,1", "table", "own", "content", directory.toString())
        .play("gang token:gang-police", "gang token:gang-triad", "be attacker");
    assertThat(match.refused("plot destroy")).isEqualTo(verdict);
  }
}
