package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arenas from the command line. */
final class ArenaCommandTests {

  private static final List<String> FRAGILE = List.of("games.kumite.spi.console.FragileGame");

  @TempDir
  Path folder;

  private static String untimed(Run run) {
    return run.well().out().replaceAll(" +[0-9.]+ (us|ms|s)\n", "\n").replaceAll(", \\d+ threads?\n", "\n");
  }

  @Test
  void standings_fitIntoTheTerminal() {
    Run run = Run.of("", "arena", "tictactoe", "--bots", "random,flat:20,mcts:50:score", "-n", "12", "--seed", "3");
    run.well();
    List<String> lines = run.out().lines().toList();

    assertThat(lines).allMatch(line -> Text.width(line) <= Terminal.WIDTH);
    assertThat(lines.get(0)).startsWith("Tic-tac-toe 1.0: 12 matches from seed 3, ");
    assertThat(lines.get(2)).startsWith("bot               played  wins draws  loss  points ");
    assertThat(lines.subList(3, 6)).allMatch(line ->
        line.matches("\\S+ +8( +\\d+){3} +[0-9.]+% +[0-9.]+\\.\\.[0-9.]+ +-?[0-9.]+ +[0-9.]+ (us|ms)"));
    assertThat(lines.subList(7, lines.size())).filteredOn(line -> line.contains(" before ")).hasSize(2);
  }

  @Test
  void sameSeed_givesTheSame_withAnyNumberOfThreads() {
    String[] args = {"arena", "kuhnpoker", "--bots", "mcts:30,random", "--matches", "30", "--seed", "5"};
    String[] more = Stream.concat(Stream.of(args), Stream.of("--threads", "3")).toArray(String[]::new);

    assertThat(untimed(Run.of("", more))).isEqualTo(untimed(Run.of("", args)));
    assertThat(untimed(Run.of("", args))).contains("30 matches from seed 5\n");
  }

  @Test
  void bot_namedTwice_isTwoBots() {
    assertThat(Run.of("", "arena", "tictactoe", "--bots", "random,random", "-n", "4").well().out())
        .contains("\nrandom  ").contains("\nrandom (2) ");
  }

  @Test
  void longName_standsOnALineOfItsOwn() {
    assertThat(Run.of("", "arena", "tictactoe", "--bots", "mcts:1000000c:score,random", "-n", "2", "--threads", "1",
        "--seats", "3").err()).startsWith("--seats must be one of [2] for tictactoe, was 3");
    assertThat(Run.of("", "arena", "tictactoe", "--bots", "flat:000000000000001,random", "-n", "2").well().out())
        .containsPattern("\nflat:000000000000001\n {16} +2 ");
  }

  @Test
  void progress_intoAFile_isALineForEachTenth() {
    Run run = Run.of("", "arena", "tictactoe", "--bots", "random", "-n", "30", "--progress");

    assertThat(run.err().lines()).hasSize(10).first().isEqualTo("3 of 30 matches");
    assertThat(run.err()).endsWith("30 of 30 matches\n");
    assertThat(Run.of("", "arena", "tictactoe", "--bots", "random", "-n", "30", "--no-progress").err()).isEmpty();
  }

  @Test
  void options_holdForAllMatches() {
    assertThat(Run.of("", "arena", "discduel", "--bots", "random", "-n", "2", "-o", "pushes=1").well().out())
        .contains("Disc duel");
    assertThat(Run.of("", "arena", "discduel", "--bots", "random", "-o", "braces=10").err())
        .isEqualTo("option braces must be 0..9, was \"10\"\n");
  }

  @Test
  void failedMatches_areNamedWithTheRecordOfTheFirst() {
    Run run = Run.of(FRAGILE, "", "arena", "--bots", "random,greedy:5", "-n", "20", "--seed", "1");

    assertThat(run.code()).isEqualTo(Main.BROKEN_GAME);
    assertThat(run.out()).contains("\nbot  ").contains("\nrandom  ");
    assertThat(run.err().replaceAll("\n +", " ")).containsPattern("\n?\\d+ of 20 matches failed: match \\d+, ")
        .contains("java.lang.IllegalStateException: the board is torn (a mistake in the game's rules)")
        .contains(" more").contains("\n[Kumite \"").contains("\n0 start").contains("--failures DIRECTORY");
  }

  @Test
  void failedMatches_leaveTheirRecordsInADirectory() throws IOException {
    Path records = folder.resolve("failed");
    Run run = Run.of(FRAGILE, "", "arena", "--bots", "random", "-n", "20", "--failures", records.toString());

    assertThat(run.err()).contains("\nTheir records are in ");
    List<Path> files;
    try (Stream<Path> listed = Files.list(records)) {
      files = listed.toList();
    }
    assertThat(run.err()).contains(files.size() + " of 20 matches failed:");
    assertThat(Run.of("", "replay", files.get(0).toString()).well().out()).contains("The record stops here.");
    Run again = Run.of(FRAGILE, "", "arena", "--bots", "random", "-n", "20", "--failures", records.toString());
    assertThat(again.err().replaceAll("\n +", " ")).contains("is there already");
    assertThat(again.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void stop_showsWhatIsThere() throws IOException, InterruptedException {
    Assumptions.assumeTrue(ProcessHandle.current().supportsNormalTermination(),
        "a process here cannot be asked to stop");
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.write(services, Run.SAMPLES);
    Process arena = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dguice_custom_class_loading=CHILD", "-cp",
        folder + File.pathSeparator + System.getProperty("java.class.path"), Main.class.getName(),
        "arena", "tictactoe", "--bots", "mcts:5000,random", "-n", "1000", "--progress").start();
    try (BufferedReader progress = arena.errorReader(StandardCharsets.UTF_8)) {
      assertThat(progress.readLine()).isEqualTo("100 of 1000 matches");
      arena.toHandle().destroy();
      String out = new String(arena.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      arena.waitFor();

      assertThat(out.replace("\r\n", "\n")).contains("\nbot  ")
          .containsPattern("Stopped after \\d{3} of 1000 matches\\.\n");
    }
  }

  @Test
  void picture_ofStandings_isDrawnWithIntervalsAndElo() throws IOException {
    Path svg = folder.resolve("standings.svg");
    Path html = folder.resolve("standings.html");
    Run run = Run.of("", "arena", "tictactoe", "--bots", "mcts:50,random,greedy:20", "-n", "12",
        "--svg", svg.toString(), "--html", html.toString()).well();

    assertThat(run.out()).containsPattern("\nbot +Elo +95 %\n").containsPattern("\nmcts:50 +\\+\\d+ +");
    String drawn = Files.readString(svg);
    assertThat(drawn).startsWith("<svg xmlns=").contains("Tic-tac-toe: points", ">Elo<", ">mcts:50<", ">random<")
        .doesNotContain("NaN");
    assertThat(drawn.split("class=\"interval\"", -1)).hasSize(1 + 2 * 3);
    assertThat(Files.readString(html)).contains(drawn).containsPattern("\nrandom  +\\d").doesNotContain("src=", "href=");
  }

  @Test
  void halving_leavesTheBest() {
    Run run = Run.of("", "arena", "tictactoe", "--bots", "greedy:20", "--halve", "random,mcts:200,flat:10", "-n", "8",
        "--seed", "3").well();

    assertThat(run.out()).contains("Stage 1, 8 matches each:\n", "Stage 2, 16 matches each:\n", "\nmcts:200 ", "\nflat:10 ")
        .endsWith("The best: mcts:200\n");
    assertThat(run.out().split("\nrandom ", -1)).as("random is out after the first stage").hasSize(2);
    assertThat(Run.of("", "arena", "tictactoe", "--halve", "random", "--svg", "x.svg").err())
        .startsWith("--halve goes without --svg");
    assertThat(Run.of("", "arena", "tictactoe", "--halve", "clever").err()).startsWith("--halve: a bot must be");
  }

  @Test
  void match_thatTakesTooLong_hasFailed() {
    Run run = Run.of("", "arena", "tictactoe", "--bots", "mcts:60s", "-n", "1", "--choice-limit", "30ms");

    assertThat(run.code()).isEqualTo(Main.BROKEN_GAME);
    assertThat(run.err().replaceAll("\n +", " ")).contains("a choice took longer than PT0.03S");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "arena tictactoe --bots clever|--bots: a bot must be random, greedy, flat, mcts, bluff or policy",
      "arena tictactoe --bots mcts:0|--bots: a budget must be at least 1, was 0",
      "arena tictactoe --matches 0|--matches must be 1..10000000, was 0",
      "arena tictactoe --threads -1|--threads must be 1..1024, was -1",
      "arena tictactoe --choice-limit 5|--choice-limit must be a time like 500ms, 10s or 5m, was 5",
      "arena tictactoe --match-limit 99999999m|--match-limit must be at most 365 days, was 99999999m",
      "arena tictactoe --seed x|--seed must be a whole number",
      "arena chess|unknown game \"chess\"",
      "arena|which game? installed are connectfour, discduel, kuhnpoker, tictactoe",
  })
  void arguments_thatCannotBe_areNamedWithWhatIsAllowed(String arguments, String complaint) {
    Run run = Run.of("", arguments.split(" "));

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().replaceAll("\n +", " ")).startsWith(complaint);
  }
}
