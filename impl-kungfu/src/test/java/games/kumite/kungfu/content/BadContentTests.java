package games.kumite.kungfu.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
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
import org.junit.jupiter.params.provider.ValueSource;

/** An owner's content: it replaces the shipped one, and what is said of it when it is wrong. */
final class BadContentTests {

  private static final String THUG = "{'id': 'thug', 'name': 'Thug', 'group': 'own', 'type': 'extra', 'points': 18, "
      + "'quality': 4, 'combat': 2, 'traits': ['pistol']}";

  @TempDir
  private Path directory;

  private static String shipped(String file) throws IOException {
    try (InputStream in = Content.class.getResourceAsStream("/META-INF/kumite/kungfu/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(directory.resolve(file), text.replace('\'', '"'));
  }

  private Content read() {
    return Content.shelf().of(directory.toString());
  }

  /** The shipped profiles and one more. */
  private void writeProfile(String entry) throws IOException {
    String profiles = shipped("profiles.json").strip();
    Files.writeString(directory.resolve("profiles.json"),
        profiles.substring(0, profiles.length() - 1) + ",\n" + entry.replace('\'', '"') + "]");
  }

  @Test
  void profile_ofTheOwner_isAdded() throws IOException {
    writeProfile(THUG);
    Content content = read();
    assertThat(content.profiles().get(content.profile("thug")).points).isEqualTo(18);
    assertThat(content.profiles()).hasSize(78);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "'points': 18        | 'points': 19                 | points  | must be 18, the base and the traits, was 19",
    "'quality': 4        | 'quality': 3                 | quality | must be 4, was 3",
    "'combat': 2         | 'combat': 3                  | combat  | must be 2, was 3",
    "['pistol']          | ['fireball']                 | traits  | fireball is not for this type",
    "['pistol']          | ['pistol', 'pistol']         | traits  | has pistol too often",
    "['pistol']          | ['boiling-blood', 'undead']  | traits  | must not have both undead and boiling-blood",
    "['pistol']          | ['waterbane', 'waterwalk']   | traits  | must not have both waterbane and waterwalk",
    "['pistol'] | ['dashing', 'yin-yang-imbalance'] | traits | must not have both yin-yang-imbalance and dashing",
    "['pistol']          | ['kung-fu']                  | traits/1 | must be one of acrobat",
    "['pistol']          | ['shape-shift']              | forms   | is missing",
    "['pistol'] | ['shape-shift'], 'forms': [{'name': 'fish', 'traits': ['waterbane', 'amphibious']}] | traits | both waterbane",
    "['pistol'] | ['shape-shift', 'signature-weapon'], 'forms': [{'name': 'fox', 'traits': ['signature-weapon']}] | forms | one figure",
    "['pistol'] | ['shape-shift', 'grenade', 'grenade'], 'forms': [{'name': 'fox', 'traits': ['grenade', 'grenade']}] | forms | than one",
    "['pistol']          | ['pistol'], 'rare': 2        | rare    | only then",
    "['pistol']          | ['pistol', 'rare']           | rare    | above 0 with the trait rare",
    "['pistol']          | ['short-move']               | points  | must be 12, the base and the traits, was 18",
    "'points': 18, 'quality': 4, 'combat': 2, 'traits': ['pistol'] | 'points': 12, 'quality': 4, 'combat': 2, 'traits': ['short-move'] | points | must be 15..50, was 12",
    "'type': 'extra'     | 'type': 'hero'               | type    | must be one of extra, bruiser, protagonist",
    "'name': 'Thug'      | 'nome': 'Thug'               | nome    | there is no such field",
    "'id': 'thug'        | 'id': 'student'              | id      | another entry has this id",
  })
  @Rule({"KF-GANG-05", "KF-GANG-07", "KF-GANG-08", "KF-GANG-11", "KF-GANG-12", "KF-GANG-13", "KF-GANG-14"})
  void profile_thatIsWrong_isNamedWithFileEntryAndField(String from, String to, String field, String message)
      throws IOException {
    writeProfile(THUG.replace(from, to));
    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class).hasMessageContaining("profiles.json")
        .hasMessageContaining(", field " + field + ": ").hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({"45, bruiser, 'fireball', is not for this type", "76, bruiser, 'entangle','one trait'"})
  void bruiser_buysOnlyStarredTraits(int points, String type, String trait, String message) throws IOException {
    String more = trait.equals("entangle") ? "['entangle', 'hammering-blow']" : "['" + trait + "']";
    writeProfile(THUG.replace("['pistol']", more).replace("'combat': 2", "'combat': 3")
        .replace("'points': 18", "'points': " + points).replace("'extra'", "'" + type + "'"));
    assertThatThrownBy(this::read).hasMessageContaining(message);
  }

  @Test
  @Rule("KF-GANG-15")
  void armourAndProtected_goTogether() throws IOException {
    writeProfile(THUG.replace("['pistol']", "['armour', 'protected']").replace("18", "21"));
    assertThat(read().profiles()).hasSize(78);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "{'dim-mak-master': 1, 'studnet': 8}        | must be the id of an entry of profiles",
    "{'student': 8}                             | protagonists (KF-GANG-03)",
    "{'detective': 1, 'police-dog': 5}          | animals (KF-GANG-09)",
    "{'detective': 1, 'beat-cop': 0}            | must be 1..60, was 0",
    "{'detective': 1, 'beat-cop': 2147483647}   | must be 1..60, was 2147483647",
  })
  @Rule("KF-GANG-09")
  void gang_thatIsWrong_isNamed(String figures, String message) throws IOException {
    write("gangs.json", "[{'id': 'own', 'name': 'Own', 'figures': " + figures + "}]");
    assertThatThrownBy(this::read).hasMessageContaining("gangs.json").hasMessageContaining("\"own\"")
        .hasMessageContaining(message);
  }

  @Test
  @Rule({"KF-GANG-10", "KF-TRT-58"})
  void gang_withTooManyRareFigures_isRefused() throws IOException {
    writeProfile(THUG.replace("['pistol']", "['pistol', 'rare']").replace("'quality'", "'rare': 2, 'quality'"));
    write("gangs.json", "[{'id': 'own', 'name': 'Own', 'figures': {'detective': 1, 'thug': 3}}]");
    assertThatThrownBy(this::read).hasMessageContaining("rare (KF-GANG-10)");
  }

  private static final String CRATES = "{\"id\": \"k1\", \"kind\": \"CRATES\", \"rect\": [6600, 4200, 7400, 4800]}";

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "[6600, 4200, 7400, 4800]} | [6600, 4200, 6600, 4800]}         | must have x1 < x2 and y1 < y2",
    "[6600, 4200, 7400, 4800]} | [6600, 4200, 7400, 9001]}         | must lie on the table",
    "[6600, 4200, 7400, 4800]} | [6600, 4200, 7400]}               | must be 4 numbers",
    "'rect': [6600, 4200, 7400, 4800]} | 'polygon': [6600, 4200, 6600, 4800, 7400, 4200]} | convex and clockwise",
    "'rect': [6600, 4200, 7400, 4800]} | 'polygon': [6600, 4200, 7400]} | must be x, y of 3..12 corners",
    "'rect': [6600, 4200, 7400, 4800]} | 'base': 5}                 | must have either rect or polygon",
    "'rect': [6600, 4200, 7400, 4800]} | 'rect': [6600, 4200, 7400, 4800], 'base': 100, 'top': 100} | above the base",
    "'id': 'k1'        | 'id': 'k 1'                               | must be letters, digits, dots",
    "'kind': 'CRATES', 'rect': [6600, 4200, 7400, 4800] | 'kind': 'HOUSE', 'top': 900, 'rect': [6600, 4200, 7400, 4900] | no base, top or flags of its own",
    "'kind': 'CRATES', 'rect': [6600, 4200, 7400, 4800] | 'kind': 'HOUSE', 'rect': [6600, 4200, 7299, 4900] | at least 700 wide",
    "'id': 'k1'        | 'id': 'k2'                                | another piece has this id",
    "'kind': 'CRATES'  | 'kind': 'BOXES'                           | must be the id of an entry of kinds",
    "'kind': 'CRATES'  | 'kind': 'FENCE'                           | at least 1800 long",
    "'kind': 'CRATES', 'rect': [6600, 4200, 7400, 4800] | 'kind': 'FENCE', 'top': 301, 'rect': [6600, 4200, 8400, 4350] | at most 300 high",
    "[6600, 4200, 7400, 4800]} | [4000, 1300, 7600, 1800]}         | k1 and r1 must not overlap",
    "[6600, 4200, 7400, 4800]} | [0, 4200, 9000, 4800]}            | must leave a way",
    "[6600, 4200, 7400, 4800]} | [6600, 4200, 7400, 4800], 'openings': {'south': 'door'}} | only a house has openings",
  })
  @Rule({"KF-RUL-36", "KF-LOC-35a"})
  void table_thatIsWrong_isNamed(String from, String to, String message) throws IOException {
    String changed = CRATES.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertThat(changed).isNotEqualTo(CRATES);
    Files.writeString(directory.resolve("tables.json"), shipped("tables.json").replace(CRATES, changed)
        .replace("[7600, 900, 8300, 1200]", "[7500, 900, 8300, 1400]"));
    assertThatThrownBy(this::read).hasMessageContaining("tables.json, entry \"hideout\", field pieces")
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  @Rule("KF-LOC-52a")
  void table_withVehicles_hasThreeToSixCars(int cars) throws IOException {
    String third = "{\"id\": \"v3\", \"kind\": \"CAR\", \"rect\": [3400, 900, 3900, 2000]}";
    StringBuilder laid = new StringBuilder(cars == 2 ? third.replace("CAR", "ROCK") : third);
    for (int i = 3; i < cars; i++) {
      laid.append(", ").append(third.replace("v3", "w" + i).replace("[3400, 900, 3900", "[3400, 900, " + (3500 + i)));
    }
    Files.writeString(directory.resolve("tables.json"), shipped("tables.json").replace(third, laid));
    if (cars == 3) {
      read();
    } else {
      assertThatThrownBy(this::read).hasMessageContaining("with vehicles must have 3..6 cars, was " + cars);
    }
  }

  @Test
  void table_withoutTheProp_mayNotHaveTheTrait() throws IOException {
    Files.writeString(directory.resolve("tables.json"), shipped("tables.json")
        .replace("\"kind\": \"RACK\", \"rect\": [7600", "\"kind\": \"CRATES\", \"rect\": [7600"));
    assertThatThrownBy(this::read).hasMessageContaining("nothing on the table is there for weapons-rack");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "attacks.json   | 'recoil', 'stick': 'short'   | 'recoil', 'stick': 'tiny'   | must be one of short, medium, long",
    "attacks.json   | 'effect': 'grappled'         | 'effect': 'hugged'          | recoil, disarm",
    "attacks.json   | 'id': 'bees'                 | 'id': 'wasps'               | must have an entry bees",
    "props.json     | 'against': 'machinery'       | 'against': 'gears'          | prop-attack, listed-attack",
    "props.json     | 'id': 'idol'                 | 'id': 'statue'              | there is no such flag of scenery",
    "props.json     | 'attack': 'soft-missile'     | 'attack': 'pie'   | must be the id of an entry of attacks",
    "guests.json    | 'id': 'medic'                | 'id': 'doctor'              | must have an entry medic",
    "traits.json    | {'id': 'acrobat', 'name': 'Acrobat', 'extra': 5, 'protagonist': 13, | {'id': 'armour', 'name': 'Armour', 'extra': 5, 'protagonist': 13, | another entry has this id",
    "tables.json    | 'traits': ['hard-missiles', 'weapons-rack' | 'traits': ['hard-missiles', 'hard-missiles' | must be different ones",
    "locations.json | 'hard-missiles', 'weapons-rack' | 'hard-missiles', 'hard-missiles' | must be different ones",
    "traits.json    | 'id': 'acrobat'              | 'id': 'juggler'             | there is no such trait",
    "kinds.json     | 'flags': ['stairs']          | 'flags': ['lift']           | must be one of block",
    "kinds.json     | 'id': 'WINDOW'               | 'id': 'GLASS'               | must have an entry WINDOW",
    "locations.json | 'hard-missiles', 'weapons-rack' | 'crowd', 'manholes' | nothing on its table is there for",
  })
  void otherFiles_thatAreWrong_areNamed(String file, String from, String to, String message) throws IOException {
    String text = shipped(file);
    String changed = text.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(directory.resolve(file), changed);
    assertThatThrownBy(this::read).hasMessageContaining(file).hasMessageContaining(message);
  }

  @Test
  void traitWithoutAnEntry_andLocationsWithoutAny_areNamed() throws IOException {
    String traits = shipped("traits.json");
    Files.writeString(directory.resolve("traits.json"), "[" + traits.substring(traits.indexOf("{\"id\": \"aggressive-tumble\"")));
    assertThatThrownBy(this::read).hasMessageContaining("must have an entry acrobat");
    Files.writeString(directory.resolve("traits.json"), traits);
    write("locations.json", "[]");
    assertThatThrownBy(this::read).hasMessageContaining("must have at least one entry");
  }

  /** A table of rocks in this number, each of this size, in the place of the first one. */
  private void writeRocks(int number, int size) throws IOException {
    String tables = shipped("tables.json");
    StringBuilder pieces = new StringBuilder();
    for (int i = 0; i < number; i++) {
      int x = 400 + i % 8 * 1050;
      int y = 400 + i / 8 * 1050;
      pieces.append(i == 0 ? "" : ",").append("{'id': 'r").append(i).append("', 'kind': 'CRATES', 'rect': [").append(x).append(", ")
          .append(y).append(", ").append(x + size).append(", ").append(y + size).append("]}");
    }
    String rocks = "[{'id': 'hideout', 'name': 'Rocks', 'width': 9000, 'height': 9000, 'indoors': true, "
        + "'traits': ['hard-missiles', 'weapons-rack', 'reinforcements', 'tables'], "
        + "'pieces': [{'id': 'w1', 'kind': 'WALL', 'rect': [8890, 0, 8990, 2000]}," + pieces + "]},";
    Files.writeString(directory.resolve("tables.json"),
        rocks.replace('\'', '"') + tables.substring(tables.indexOf("{\"id\": \"temple\"")));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 61})
  @Rule("KF-RUL-93")
  void table_hasFourToSixtyItems(int number) throws IOException {
    writeRocks(number, 400);
    assertThatThrownBy(this::read).hasMessageContaining("must have 4..60 scenic items, was " + number);
  }

  @Test
  @Rule("KF-RUL-93")
  void table_hasRoomForThirtyBases() throws IOException {
    writeRocks(64, 1000);
    assertThatThrownBy(this::read).hasMessageContaining("must leave room for 30 bases");
  }

  @Test
  void file_thatIsNoneOfTheGames_isNamed() throws IOException {
    write("cards.json", "[]");
    assertThatThrownBy(this::read).hasMessageContaining("this is not a content file of the game");
  }
}
