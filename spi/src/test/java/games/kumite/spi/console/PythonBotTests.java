package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bot of {@code src/test/python}, which starts the console in a JVM of its own; skipped without Python. */
final class PythonBotTests {

  private static final String RANDOM = "src/test/python/random_bot.py";
  private static final String LEARNING = "src/test/python/learning_bot.py";

  @TempDir
  Path folder;

  @BeforeAll
  static void needsPython() throws IOException, InterruptedException {
    try {
      Process asked = new ProcessBuilder("python3", "--version").redirectErrorStream(true).start();
      asked.getInputStream().readAllBytes();
      if (asked.waitFor() == 0) {
        return;
      }
    } catch (IOException none) {
      // The same as one that does not work.
    }
    abort("no python3 is installed: the bot in another language has not been tried");
  }

  private List<String> played(String script, String... serve) throws IOException, InterruptedException {
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.write(services, Run.SAMPLES);
    List<String> command = new ArrayList<>(List.of("python3", script,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC", "-Dguice_custom_class_loading=CHILD", "-cp",
        folder + File.pathSeparator + System.getProperty("java.class.path"), Main.class.getName(), "serve"));
    command.addAll(List.of(serve));
    Process python = new ProcessBuilder(command).redirectErrorStream(true).start();
    python.getOutputStream().close();
    String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(python.waitFor()).as(said).isZero();
    return said.lines().toList();
  }

  @Test
  void script_playsAWholeMatchAgainstABot() throws Exception {
    Path record = folder.resolve("match.txt");
    List<String> said = played(RANDOM, "discduel", "--seed", "7", "--bots", "mcts:20", "--record", record.toString());

    assertThat(said).hasSize(2);
    assertThat(said.get(0)).matches("[a-z -]+ seat:1 me (win|draw|loss) -?\\d+");
    assertThat(said.get(1)).contains(" seat:2 other ");
    assertThat(Run.of("", "replay", record.toString()).well().out()).contains("== Result: ");
  }

  @Test
  void script_playsBothSeatsOfSeveralMatches() throws Exception {
    assertThat(played(RANDOM, "kuhnpoker", "--seed", "7", "--take", "1", "--take", "2", "--matches", "3")).hasSize(6)
        .allMatch(line -> line.contains(" me "));
  }

  @Test
  void script_thatLearns_winsMoreInTheEnd() throws Exception {
    List<String> said = played(LEARNING, "tictactoe", "--numbers", "--seed", "3", "--matches", "1000", "--at-once", "16");

    Matcher shares = Pattern.compile("first (0\\.\\d+) last (0\\.\\d+|1\\.0+) of 1000 matches").matcher(String.join("\n", said));
    assertThat(shares.find()).as(said.toString()).isTrue();
    assertThat(Double.parseDouble(shares.group(2))).isGreaterThan(0.9)
        .isGreaterThan(Double.parseDouble(shares.group(1)) + 0.05);
  }

  @ParameterizedTest
  @ValueSource(strings = {RANDOM, LEARNING})
  void script_withoutACommand_saysHowToUseIt(String script) throws Exception {
    Process python = new ProcessBuilder("python3", script).redirectErrorStream(true).start();
    python.getOutputStream().close();
    assertThat(new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).startsWith("usage: ").doesNotContain("Traceback");
    assertThat(python.waitFor()).isEqualTo(1);
  }
}
