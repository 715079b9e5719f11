package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Whole matches with a program that reads and writes lines. */
final class ServeCommandTests {

  private static final String SEED = "918273645546";

  private static List<JsonNode> ofType(String type, Run run) {
    return LineSchema.checked(run.out()).stream().filter(line -> line.path("type").stringValue().equals(type)).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connectfour", "discduel", "kuhnpoker"})
  void everyGame_isPlayedToItsEnd_inLinesOfTheSchema(String game) {
    for (String seats : List.of("1", "2", "1 --take 2")) {
      Program program = Program.playing();
      Run run = program.run(("serve " + game + " --seed " + SEED + " --take " + seats).split(" ")).well();

      List<JsonNode> lines = LineSchema.checked(run.out());
      assertThat(lines.get(0).path("type").stringValue()).isEqualTo("hello");
      assertThat(lines.get(0).path("game").path("id").stringValue()).isEqualTo(game);
      assertThat(lines.get(1).path("yours").size()).isEqualTo(seats.equals("1 --take 2") ? 2 : 1);
      assertThat(lines.get(lines.size() - 1).path("standings").size()).isEqualTo(2);
      assertThat(ofType("error", run)).isEmpty();
      assertThat(program.sent()).hasSameSizeAs(ofType("decision", run)).allMatch(LineSchema::allows);
      assertThat(run.out()).doesNotContain(SEED);
    }
  }

  @Test
  void sameSeedAndAnswers_giveTheSameLines() {
    String[] args = {"serve", "discduel", "--seed", "4", "--bots", "mcts:20"};

    assertThat(Program.playing().run(args).well()).isEqualTo(Program.playing().run(args));
    assertThat(Program.playing().run("serve", "discduel", "--seed", "5", "--bots", "mcts:20"))
        .isNotEqualTo(Program.playing().run(args));
  }

  @Test
  void decisions_areCountedForTheProgram_notForTheMatch() {
    List<JsonNode> decisions = ofType("decision", Program.playing().run("serve", "connectfour", "--take", "2").well());

    for (int i = 0; i < decisions.size(); i++) {
      assertThat(decisions.get(i).path("id").intValue()).isEqualTo(i + 1);
      assertThat(decisions.get(i).path("seat").stringValue()).isEqualTo("seat:2");
    }
  }

  @Test
  void seat_isToldItsOwnCardOnly() {
    Run run = Program.playing().run("serve", "kuhnpoker", "--seed", "5", "--take", "1").well();
    String before = run.out().substring(0, run.out().indexOf("\"play\"") + 1 + run.out().indexOf("\"decision\""));

    assertThat(before).contains("card:J").doesNotContain("card:Q").doesNotContain("card:K").doesNotContain("King");
    Run other = Program.playing().run("serve", "kuhnpoker", "--seed", "5", "--take", "2").well();
    String seen = other.out().substring(0, other.out().indexOf("\"decision\""));
    assertThat(seen).contains("card:K").doesNotContain("card:J").doesNotContain("card:Q");
  }

  @Test
  void lines_doNotDependOnWhatTheSeatCannotKnow() {
    Map<String, Set<String>> linesByOwnCard = new TreeMap<>();
    for (int seed = 1; seed <= 30; seed++) {
      Run run = Run.of("", "serve", "kuhnpoker", "--seed", String.valueOf(seed), "--take", "1").well();
      String own = run.out().replaceAll("(?s).*\"(card:[JQK])\".*", "$1");
      linesByOwnCard.computeIfAbsent(own, card -> new TreeSet<>()).add(run.out());
    }

    assertThat(linesByOwnCard).containsOnlyKeys("card:J", "card:Q", "card:K");
    assertThat(linesByOwnCard.values()).allMatch(lines -> lines.size() == 1);
  }

  @Test
  void names_inAnyScript_areEscaped() {
    Run run = Run.of("", "serve", "tictactoe", "--seats", "Zo\u00eb,\u6f22\u5b57", "--take", "\u6f22\u5b57").well();

    assertThat(ofType("start", run).get(0).path("seats").get(0).path("name").stringValue()).isEqualTo("Zo\u00eb");
    assertThat(ofType("start", run).get(0).path("yours").get(0).stringValue()).isEqualTo("seat:2");
  }

  @Test
  void window_thatAsksSomebodyElse_leavesNoLine() {
    Run run = Program.playing().run("serve", "discduel", "--seed", "4", "--take", "1").well();
    List<JsonNode> lines = LineSchema.checked(run.out());

    for (int i = 0; i < lines.size(); i++) {
      String type = lines.get(i).path("type").stringValue();
      String next = i + 1 < lines.size() ? lines.get(i + 1).path("type").stringValue() : "";
      assertThat(type.equals("events") ? next : "table").as("after line %d", i).isEqualTo("table");
      assertThat(type.equals("table") ? next : "decision").as("after line %d", i).isIn("decision", "end");
      assertThat(lines.get(i).path("seat").stringValue("seat:1")).isEqualTo("seat:1");
    }
  }

  @Test
  void events_areToldOnce() {
    Run run = Program.playing().run("serve", "tictactoe", "--seed", "1").well();
    List<JsonNode> moves = ofType("events", run).stream().flatMap(line -> line.path("events").valueStream()).toList();

    assertThat(moves).doesNotHaveDuplicates();
    assertThat(moves).hasSizeGreaterThan(4);
  }

  @Test
  void matches_oneAfterAnother_countOn() {
    Run run = Program.playing().run("serve", "kuhnpoker", "--seed", "5", "--matches", "4").well();
    Run single = Program.playing().run("serve", "kuhnpoker", "--seed", "5").well();

    assertThat(ofType("hello", run)).hasSize(1);
    assertThat(ofType("end", run)).hasSize(4);
    assertThat(ofType("start", run)).extracting(line -> line.path("match").intValue()).containsExactly(1, 2, 3, 4);
    assertThat(ofType("end", run).get(0)).isEqualTo(ofType("end", single).get(0));
    assertThat(ofType("decision", run)).extracting(line -> line.path("id").intValue()).doesNotHaveDuplicates();
  }

  @Test
  void record_ofAServedMatch_isShownAgain(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("match.txt");
    Run run = Program.playing().run("serve", "discduel", "--seed", "4", "--record", file.toString()).well();
    Run again = Run.of("", "replay", file.toString()).well();

    assertThat(again.out()).contains("== Result: "
        + Text.spaced(ofType("end", run).get(0).path("summary").stringValue()));
    assertThat(Files.readString(file)).startsWith("[Kumite \"");
  }

  @Test
  void endOfInput_endsCleanly(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("match.txt");
    Run run = Run.of("", "serve", "tictactoe", "--record", file.toString()).well();

    assertThat(ofType("decision", run)).hasSize(1);
    assertThat(ofType("end", run)).isEmpty();
    assertThat(Run.of("", "replay", file.toString()).well().out()).contains("The record stops here.");
  }

  @Test
  void lastLine_withoutItsEnd_counts() {
    Run run = Run.of(Program.play(1, "place space:b2").strip(), "serve", "tictactoe", "--seed", "3").well();

    assertThat(ofType("decision", run)).hasSize(2);
    assertThat(ofType("error", run)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "serve tictactoe --take 3|--take must be one of 1 (Ana), 2 (Bo), was 3",
      "serve tictactoe --take 1 --take Ana|--take names Ana twice",
      "serve tictactoe --matches 0|--matches must be 1..1000000, was 0",
      "serve tictactoe --limit 5|--limit must be a time like 500ms or 10s, was 5",
      "serve tictactoe --matches 2 --record x|--record is for one match, was given --matches 2",
      "serve tictactoe --bots clever|--bots: a bot must be random,",
      "serve chess|unknown game \"chess\"",
  })
  void arguments_thatCannotBe_areNamedWithWhatIsAllowed(String arguments, String complaint) {
    Run run = Run.of("", arguments.split(" "));

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().replaceAll("\n +", " ")).startsWith(complaint);
  }
}
