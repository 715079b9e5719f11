package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
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

/** Content of one's own: it replaces the shipped cards, and what is said of it when it is wrong. */
final class TmntContentTests {

  private static final String RECRUIT = "{'id': 'M05', 'name': 'Foot Recruit', 'type': 'monster', 'level': 2, "
      + "'treasures': 1, 'tags': ['foot'], 'badStuff': 'LEVEL -1'}";
  private static final String ENHANCER = "{'id': 'E01', 'name': 'Armored', 'type': 'enhancer', 'effects': 'STR +5'}";
  private static final String HOOD = "{'id': 'I04', 'name': 'Hood', 'type': 'item', 'slot': 'head', 'bonus': 2, "
      + "'gold': 400}";
  private static final String BOMB = "{'id': 'O01', 'name': 'Smoke Bomb', 'type': 'one-shot', 'gold': 300, "
      + "'when': 'run', 'effects': 'ESCAPE ALL SELF'}";

  @TempDir
  private Path directory;

  private void write(String file, String... entries) throws IOException {
    Files.writeString(directory.resolve(file), ("[" + String.join(",\n", entries) + "]").replace('\'', '"'));
  }

  private static String shipped(String file) throws IOException {
    try (InputStream in = TmntGame.class.getResourceAsStream("/META-INF/kumite/tmnt/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Setup setup() {
    return Setup.seats(3).seed(1).option("content", directory.toString());
  }

  private InvalidSetupException refusal() {
    Game game = new TmntGame();
    InvalidSetupException[] refusal = new InvalidSetupException[1];
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> game.start(setup()))
        .satisfies(thrown -> refusal[0] = thrown);
    assertThat(game.start(Setup.seats(3).seed(1)).isOver()).as("the game itself is unharmed").isFalse();
    return refusal[0];
  }

  @Test
  void directory_withoutAFileOfTheGame_isRefused() {
    assertThat(refusal()).hasMessageContaining(
        directory + ": holds no content of the game; its files are characters.json, doors.json, treasures.json");
  }

  @Test
  void characters_ofOnesOwn_replaceTheShippedOnes() throws IOException {
    Files.writeString(directory.resolve("characters.json"), shipped("characters.json").replace("Leonardo", "Usagi"));

    Table table = new TmntGame().start(setup()).table(Viewer.spectator());

    assertThat(table.find("card:CH1").orElseThrow().label()).isEqualTo("Usagi");
    assertThat(table.find("card:CH2").orElseThrow().label()).isEqualTo("Raphael");
  }

  @Test
  void decks_ofOnesOwn_replaceTheShippedOnes() throws IOException {
    write("doors.json", copies(RECRUIT, "M05", 20));
    write("treasures.json", copies(HOOD, "I04", 20));

    Match match = new TmntGame().start(setup());
    Table table = match.table(Viewer.spectator());

    assertThat(table.find("deck:door").orElseThrow().number("count")).isEqualTo(20);
    assertThat(table.find("deck:treasure").orElseThrow().number("count")).isEqualTo(20);
    for (int played = 0; played < 60 && !match.isOver(); played++) {
      match.play(0);
    }
    assertThat(match.table(match.seats().get(0)).all().keySet().stream().filter(id -> id.startsWith("card:")))
        .allMatch(id -> id.matches("card:(CH\\d|M\\d+|I\\d+)"));
  }

  /** Entries that differ in their ids. */
  private static String[] copies(String entry, String id, int count) {
    String[] copies = new String[count];
    for (int i = 0; i < count; i++) {
      copies[i] = entry.replace(id, id.charAt(0) + String.valueOf(i + 1));
    }
    return copies;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "'level': 2          | 'level': 'two'            | level     | must be a whole number, was \"two\"",
    "'level': 2          | 'level': 0                | level     | must be at least 1 for a monster",
    "'level': 2          | 'level': 41               | level     | must be 0..40, was 41",
    "'level': 2          | 'level': null             | level     | must be a whole number, was null",
    "'treasures': 1      | 'treasures': 1.5          | treasures | must be a whole number, was 1.5",
    "'type': 'monster'   | 'type': 'beast'           | type      | must be one of",
    "'type': 'monster',  | ~~                        | type      | is missing",
    "'type': 'monster'   | 'type': 'character'       | type      | must be a type of a deck, was character",
    "['foot']            | ['ninja']                 | tags      | \"ninja\"",
    "['foot']            | 'foot'                    | tags      | must be a list",
    "'badStuff': 'LEVEL -1' | 'badStuff': ''         | badStuff  | is missing",
    "'LEVEL -1'          | 'LEVEL -1; FLY'           | badStuff  | there is no effect \"FLY\" in the vocabulary",
    "'LEVEL -1'          | 'DRAW DOOR 1'             | badStuff  | DRAW cannot stand here",
    "'LEVEL -1'          | 'LEVEL -1 IF ALONE ELSE LEVEL +1' | badStuff | Bad Stuff gives no Levels",
    "'LEVEL -1'          | 'LOSE STANCE 1'           | badStuff  | LOSE needs a number and who chooses, or ALL",
    "'tags'              | 'bonus': 3, 'tags'        | bonus     | only an Item or Ally has this",
    "'tags'              | 'effects': 'STR +2 IF SIDE(KIND=FISH)', 'tags' | effects | KIND must be one of HUMAN, TUR",
    "'tags'              | 'effects': 'STR +2 IF SIDE(STANCE=CALM)', 'tags'  | effects | STANCE must be one of",
    "'tags'              | 'effects': 'RUN +2 IF SIDE(BIG)', 'tags' | effects | there is no condition \"SIDE(BIG)\"",
    "'tags'              | 'effects': 'RUN +4 IF OTHER_MONSTER(Krang)', 'tags' | effects | must be one of Foot Recr",
    "'tags'              | 'rage': 1, 'tags'         | rage      | there is no such field"})
  void monster_withAWrongField_isRefusedByFileEntryAndField(String right, String wrong, String field, String message)
      throws IOException {
    write("doors.json", RECRUIT.replace(right, wrong), ENHANCER);

    assertThat(refusal()).hasMessageContainingAll("option content", "doors.json", "M05", field, message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "I04 | 'gold': 400        | 'gold': 400, 'requires': 'STANCE=CALM'   | requires | STANCE must be one of",
    "I04 | 'gold': 400        | 'gold': 400, 'requires': 'LEVEL>=3'      | requires | must be a STANCE, KIND or CHARAC",
    "I04 | 'slot': 'head'     | 'slot': 'tail'                           | slot     | must be one of",
    "I04 | 'gold': 400        | 'gold': 400, 'copies': 10                | copies   | must be 1..9, was 10",
    "O01 | 'when': 'run',     | ~~                                       | when     | is missing",
    "O01 | 'ESCAPE ALL SELF'  | ''                                       | effects  | is missing",
    "O01 | 'ESCAPE ALL SELF'  | 'ESCAPE ALL SELF IF ALONE ELSE STR +1'   | effects  | STR needs a time of play"})
  void treasure_withAWrongField_isRefusedByFileEntryAndField(
      String id, String right, String wrong, String field, String message) throws IOException {
    write("treasures.json", HOOD.replace(right, wrong), BOMB.replace(right, wrong));

    assertThat(refusal()).hasMessageContainingAll("option content", "treasures.json", id, field, message);
  }

  @Test
  void everyProblem_inEveryFile_isNamedAtOnce() throws IOException {
    write("doors.json", RECRUIT.replace("'level': 2", "'level': -1"), ENHANCER.replace("STR +5", "STRENGTH +5"),
        ENHANCER.replace("E01", "E02").replace("enhancer", "character"));
    write("treasures.json", HOOD.replace("400", "9000"), BOMB.replace("'run'", "'walk'"));
    Files.writeString(directory.resolve("monsters.json"), "[]");

    assertThat(refusal()).hasMessageContainingAll("doors.json", "M05", "must be 0..40, was -1", "E01",
        "\"STRENGTH +5\"", "E02", "treasures.json", "I04", "9000", "O01", "walk", "monsters.json");
  }

  @Test
  void entry_namedTwice_isRefused() throws IOException {
    write("doors.json", RECRUIT, RECRUIT.replace("Foot Recruit", "Other"));
    write("treasures.json", HOOD.replace("I04", "CH1"), HOOD.replace("400", "400, 'copies': 2"),
        HOOD.replace("I04", "I04-2"));

    assertThat(refusal()).hasMessageContainingAll("doors.json", "M05", "treasures.json", "CH1", "I04-2",
        "another entry, or a copy of one, has this id");
  }

  @Test
  void content_withoutEnough_isRefused() throws IOException {
    write("characters.json", "{'id': 'CH1', 'name': 'One', 'word': 'ONE', 'kind': 'turtle'}");
    write("doors.json", ENHANCER);

    assertThat(refusal()).hasMessageContainingAll("characters.json", "must be at least 6 entries, was 1", "doors.json",
        "must hold at least one monster");
  }

  @Test
  void content_withTooMuch_isRefused() throws IOException {
    write("doors.json", copies(RECRUIT, "M05", 150));
    write("treasures.json", copies(HOOD, "I04", 51));

    assertThat(refusal()).hasMessageContaining("must be at most 200 cards, was 201");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "{}", "7", "\"doors\"", "[] []", "[{\"id\": }]", "not json at all", "\u0000"})
  void file_thatIsNoSuchList_isRefusedByName(String text) throws IOException {
    Files.writeString(directory.resolve("doors.json"), text);

    assertThat(refusal()).hasMessageContaining("doors.json");
  }

  @Test
  void directory_thatDoesNotExist_isRefusedByName() {
    Setup setup = Setup.seats(3).option("content", directory.resolve("nowhere").toString());

    assertThatThrownBy(() -> new TmntGame().start(setup)).isInstanceOf(InvalidSetupException.class)
        .hasMessageContainingAll("option content", "nowhere", "there is no such directory");
  }

  @Test
  void content_mended_isReadAgain() throws IOException {
    Game game = new TmntGame();
    write("treasures.json", HOOD, BOMB);
    write("doors.json", ENHANCER);
    assertThatThrownBy(() -> game.start(setup())).isInstanceOf(InvalidSetupException.class);

    write("doors.json", ENHANCER, RECRUIT);

    assertThat(game.start(setup()).isOver()).isFalse();
  }

  @Test
  void record_ofAMatchWhoseContentHasChanged_isRefused() throws IOException {
    write("doors.json", copies(RECRUIT, "M05", 20));
    write("treasures.json", copies(HOOD, "I04", 20));
    Game game = new TmntGame();
    Match match = game.start(setup());
    for (int played = 0; played < 10; played++) {
      match.play(0);
    }
    MatchRecord record = MatchRecord.parse(match.record().text()).asTrusted();
    assertThat(game.resume(record).table(match.seats().get(0))).isEqualTo(match.table(match.seats().get(0)));

    write("doors.json", copies(RECRUIT.replace("'level': 2", "'level': 3"), "M05", 20));

    assertThatThrownBy(() -> game.resume(record)).isInstanceOf(RecordException.class)
        .hasMessageContaining("or what its option content names has changed");
  }
}
