package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A console whose output is full or closed stops and says so; each runs as a program of its own. */
@Timeout(60)
final class BrokenOutputTests {

  private static final Path FULL = Path.of("/dev/full");

  @TempDir
  private Path folder;

  private ProcessBuilder console(String... args) throws IOException {
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.write(services, Run.SAMPLES);
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC", "-cp", folder + File.pathSeparator + System.getProperty("java.class.path"),
        Main.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command);
  }

  private static String rest(BufferedReader reader) {
    return String.join(" ", reader.lines().toList()).replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play tictactoe --seed 1", "games", "--help", "arena tictactoe --bots random,random --matches 2",
      "serve tictactoe --seed 1", "serve --schema"})
  void output_intoAFullDevice_isAFailure(String arguments) throws IOException, InterruptedException {
    assumeTrue(Files.exists(FULL), "a system with a full device");
    Process process = console(arguments.split(" ")).redirectOutput(FULL.toFile()).start();
    try (BufferedReader err =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("it ends by itself").isTrue();
      assertThat(process.exitValue()).isEqualTo(Main.FAILED);
      assertThat(rest(err)).contains("the output is closed or full");
    } finally {
      process.destroyForcibly();
    }
  }

  /** As {@code play | head -1} does. */
  @Test
  void output_closedAfterItsFirstLine_endsTheMatch() throws IOException, InterruptedException {
    Process process = console("play", "discduel", "--bots", "mcts:3000", "--seed", "1").start();
    try (BufferedReader err =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      try (BufferedReader out =
          new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        assertThat(out.readLine()).contains("Disc duel");
      }
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("it ends by itself").isTrue();
      assertThat(process.exitValue()).isEqualTo(Main.FAILED);
      assertThat(rest(err)).contains("the output is closed or full");
    } finally {
      process.destroyForcibly();
    }
  }

  /** Its input stays open, so that nothing else ends it. */
  @Test
  void serve_whoseOutputIsClosed_ends() throws IOException, InterruptedException {
    Process process = console("serve", "tictactoe", "--seed", "1").start();
    try {
      process.getInputStream().close();
      for (int n = 0; n < 3 && process.isAlive(); n++) {
        try {
          process.getOutputStream().write("nonsense\n".getBytes(StandardCharsets.UTF_8));
          process.getOutputStream().flush();
        } catch (IOException gone) {
          break;
        }
        process.waitFor(5, TimeUnit.SECONDS);
      }
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("it ends by itself").isTrue();
      assertThat(process.exitValue()).isEqualTo(Main.FAILED);
    } finally {
      process.destroyForcibly();
    }
  }
}
