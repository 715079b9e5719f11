package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Sum;
import games.kumite.api.Viewer;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Content of one's own: what it changes, and what is said of it when it is wrong. */
final class ContentTests {

  private static final String D6 =
      "{\"normal\": {\"count\": 1, \"sides\": 6}, \"d6Only\": {\"count\": 1, \"sides\": 6}}";
  private static final String JACK = "\"jack\": {\"health\": 10, \"speed\": 14, \"damage\": " + D6 + "}";
  private static final String QUEEN = "\"queen\": {\"health\": 15, \"speed\": 12, \"damage\": " + D6 + "}";
  private static final String KING = "\"king\": {\"health\": 25, \"speed\": 18, \"damage\": " + D6 + "}";
  private static final String MIRROR = "\"mirror\": {\"when\": \"same-rank\", \"bonus\": " + D6 + "}";
  private static final String CHAIN = "\"chain\": {\"when\": \"neighbouring-rank\", \"bonus\": " + D6 + "}";
  private static final String KINDRED = "\"kindred\": {\"when\": \"same-colour\", \"bonus\": " + D6 + "}";

  @TempDir
  private Path directory;

  private void write(String file, String... entries) throws IOException {
    Files.writeString(directory.resolve(file), "{" + String.join(", ", entries) + "}");
  }

  private InvalidSetupException refusal() {
    Game game = new BrawlerGame();
    Setup setup = Setup.seats(2).seed(1).option("content", directory.toString());
    InvalidSetupException[] refusal = new InvalidSetupException[1];
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> game.start(setup))
        .satisfies(thrown -> refusal[0] = thrown);
    assertThat(game.start(Setup.seats(2).seed(1)).isOver()).as("the game itself is unharmed").isFalse();
    return refusal[0];
  }

  @Test
  void bossTable_ofOnesOwn_replacesTheShippedOne() throws IOException {
    write("bosses.json", JACK, QUEEN, KING);

    StackedGame game = Deal.bosses("KS").option("content", directory.toString())
        .begin("speed-1=17 speed-2=16 target=1 damage=6");

    assertThat(game.boss()).isEqualTo("K 25/0");
    assertThat(game.bossCard().orElseThrow().number("speed")).isEqualTo(18);
    assertThat(game.kindsOfDice()).endsWith("damage d6");
  }

  @Test
  void pairTable_ofOnesOwn_replacesTheShippedOne() throws IOException {
    write("pairs.json", MIRROR, CHAIN.replace("neighbouring-rank", "same-colour"), KINDRED);

    StackedGame game = Deal.bosses("KS").option("content", directory.toString()).hands("S9 S2 H2", "C2 C3 D2")
        .begin("speed-1=20 speed-2=19").play("P1 play card:S9\nP2 play card:C2");

    assertThat(game.options()).containsExactly("bonus chain", "bonus kindred", "decline");
    assertThat(game.match().decision().actions()).extracting(action -> game.match().decision().label(action))
        .as("what this table says").first().isEqualTo("Roll 1d6 for the Chain bonus: both cards have the same colour");
  }

  @Test
  void bonus_ofOnesOwnDice_mayBeGreaterThanAByte() throws IOException {
    String many = "{\"normal\": {\"count\": 10, \"sides\": 100}, \"d6Only\": {\"count\": 1, \"sides\": 6}}";
    write("pairs.json", MIRROR, CHAIN, KINDRED.replace(D6, many));
    write("bosses.json", JACK, QUEEN, KING.replace("\"health\": 25", "\"health\": 999"));

    StackedGame game = Deal.bosses("KS").option("content", directory.toString()).hands("S9 S2 H2", "C2 C3 D2")
        .begin("speed-1=20 speed-2=19").play("""
            P1 play card:S9
            P2 play card:C2
            P2 bonus kindred ; bonus-2=20,20,20,20,20,20,20,20,20,20 target=1 damage=1""");

    Sum attack = (Sum) game.match().table(Viewer.spectator()).all().get("card:KS").attributes().get("attack");
    assertThat(attack.toString()).isEqualTo("202 = 2 card:C2 + 200 card:S9");
    assertThat(game.boss()).isEqualTo("K 999/211");
  }

  @Test
  void directory_withoutAFileOfTheGame_isRefused() {
    assertThat(refusal()).hasMessageContaining(
        directory + ": holds no content of the game; its files are bosses.json, dice.json, pairs.json");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "'health': 25,         | ''                    | king/health | is missing",
    "'health': 25          | 'health': 'many'      | king/health | must be a whole number, was \"many\"",
    "'health': 25          | 'health': 2.5         | king/health | must be a whole number, was 2.5",
    "'health': 25          | 'health': 0           | king/health | must be 1..999, was 0",
    "'health': 25          | 'health': null        | king/health | must be a whole number, was null",
    "'speed': 18           | 'speed': -1           | king/speed  | must be 0..999, was -1",
    "'speed': 18           | 'speed': 18, 'rage': 1 | king/rage  | there is no such field",
    "'sides': 6            | 'sides': 0            | king/damage/normal/sides | must be 1..100, was 0",
    "'count': 1            | 'count': 99           | king/damage/normal/count | must be 1..10, was 99",
    "'count': 1            | 'half': 1, 'count': 1 | king/damage/normal/half  | must be true or false, was 1"})
  void boss_withAWrongField_isRefusedByFileEntryAndField(String right, String wrong, String field, String message)
      throws IOException {
    String king = KING.replace(right.replace('\'', '"'), wrong.replace("''", "").replace('\'', '"'));
    write("bosses.json", JACK, QUEEN, king);

    assertThat(refusal()).hasMessageContainingAll("option content", "bosses.json", "field " + field, message);
  }

  @Test
  void boss_missing_isNamed() throws IOException {
    write("bosses.json", JACK, KING);

    assertThat(refusal()).hasMessageContainingAll("bosses.json", "field queen", "is missing");
  }

  @Test
  void boss_namedTwice_isRefusedWithItsLine() throws IOException {
    write("bosses.json", JACK, "\n" + JACK, QUEEN, KING);

    assertThat(refusal()).hasMessageContainingAll("bosses.json", "line 2", "jack");
  }

  @Test
  void boss_ofAnotherRank_isNamed() throws IOException {
    write("bosses.json", JACK, QUEEN, KING, JACK.replace("jack", "joker"));

    assertThat(refusal()).hasMessageContainingAll("bosses.json", "field joker", "there is no such field");
  }

  @Test
  void scenario_withAnUnknownWord_isRefusedWithTheKnownOnes() throws IOException {
    write("pairs.json", MIRROR, CHAIN, KINDRED.replace("same-colour", "same-mood"));

    assertThat(refusal()).hasMessageContainingAll("pairs.json", "field kindred/when",
        "must be one of same-rank, neighbouring-rank, same-colour, was \"same-mood\"");
  }

  @Test
  void everyProblem_inEveryFile_isNamedAtOnce() throws IOException {
    write("bosses.json", JACK.replace("10", "0"), QUEEN.replace("15", "\"x\""), KING);
    write("pairs.json", MIRROR.replace("same-rank", "twins"), CHAIN, KINDRED);
    Files.writeString(directory.resolve("monsters.json"), "[]");

    assertThat(refusal()).hasMessageContainingAll("4 problems", "jack/health", "queen/health", "mirror/when",
        "monsters.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "7", "\"bosses\"", "{} {}", "{\"jack\": }", "not json at all", "\u0000"})
  void file_thatIsNoSuchObject_isRefusedByName(String text) throws IOException {
    Files.writeString(directory.resolve("bosses.json"), text);

    assertThat(refusal()).hasMessageContaining("bosses.json");
  }

  @Test
  void directory_thatDoesNotExist_isRefusedByName() {
    Setup setup = Setup.seats(2).option("content", directory.resolve("nowhere").toString());

    assertThatThrownBy(() -> new BrawlerGame().start(setup)).isInstanceOf(InvalidSetupException.class)
        .hasMessageContainingAll("option content", "nowhere", "there is no such directory");
  }

  @Test
  void directory_thatIsAFile_isRefusedByName() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    Setup setup = Setup.seats(2).option("content", file.toString());

    assertThatThrownBy(() -> new BrawlerGame().start(setup)).isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining("is not a directory");
  }

  @Test
  void content_mended_isReadAgain() throws IOException {
    Game game = new BrawlerGame();
    Setup setup = Setup.seats(2).seed(1).option("content", directory.toString());
    write("bosses.json", JACK, QUEEN);
    assertThatThrownBy(() -> game.start(setup)).isInstanceOf(InvalidSetupException.class);

    write("bosses.json", JACK, QUEEN, KING);

    assertThat(game.start(setup).isOver()).isFalse();
  }

  @Test
  void content_changedDuringAMatch_doesNotChangeTheMatch() throws IOException {
    write("bosses.json", JACK, QUEEN, KING);
    Game game = new BrawlerGame();
    Match match = game.start(Setup.seats(2).seed(1).option("content", directory.toString()));
    while (match.phase().id().equals("opening-hands") || match.phase().id().equals("choose-decks")) {
      match.play(0);
    }
    String before = match.table(match.seats().get(0)).toString();

    write("bosses.json", JACK.replace("10", "500"), QUEEN.replace("15", "500"), KING.replace("25", "500"));

    assertThat(match.copy().table(match.seats().get(0))).hasToString(before);
    assertThat(match.events(match.seats().get(0)).read()).isNotEmpty();
    MatchRecord record = match.record();
    match.play(0);
    assertThat(match.copy().record().text()).startsWith(record.text());
    assertThatThrownBy(() -> game.resume(record)).isInstanceOf(RecordException.class)
        .hasMessageContaining("or what its option content names has changed");
  }

  @Test
  void record_ofAMatchWithContent_resumesInAnotherGameObject() throws IOException {
    write("bosses.json", JACK, QUEEN, KING);
    Match match = new BrawlerGame().start(Setup.seats(2).seed(1).option("content", directory.toString()));
    for (int decision = 0; decision < 20; decision++) {
      match.play(0);
    }
    MatchRecord record = MatchRecord.parse(match.record().toString()).asTrusted();

    Match resumed = new BrawlerGame().resume(record);

    assertThat(resumed.table(resumed.seats().get(0))).isEqualTo(match.table(match.seats().get(0)));
  }

  @Test
  void record_whoseContentIsGone_isRefusedByWhatIsMissing() throws IOException {
    write("bosses.json", JACK, QUEEN, KING);
    Match match = new BrawlerGame().start(Setup.seats(2).seed(1).option("content", directory.toString()));
    MatchRecord record = match.record();

    Files.delete(directory.resolve("bosses.json"));
    Files.delete(directory);

    assertThatThrownBy(() -> new BrawlerGame().resume(record)).hasMessageContaining("there is no such directory");
    Files.createDirectory(directory);
  }
}
