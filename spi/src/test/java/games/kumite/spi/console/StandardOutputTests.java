package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The console in a JVM of its own, with Logback on the class path: only the console writes to standard output. */
final class StandardOutputTests {

  private static final Path TESTS = Path.of("target/test-classes").toAbsolutePath();
  private static final String LOGGED = "tictactoe 1.0 started: 2 seats";

  @TempDir
  Path folder;

  /** Installs the samples without the tests' own settings for Logback. */
  @BeforeEach
  void copySamples() throws IOException {
    for (String from : List.of("games/kumite/spi/samples", "META-INF/kumite")) {
      try (Stream<Path> files = Files.walk(TESTS.resolve(from))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path copy = folder.resolve(TESTS.relativize(file).toString());
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
        }
      }
    }
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.write(services, Run.SAMPLES);
  }

  private Run run(List<String> options, String args) throws IOException, InterruptedException {
    String path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !Path.of(entry).toAbsolutePath().normalize().equals(TESTS)).collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", folder + File.pathSeparator + path));
    command.addAll(options);
    command.add(Main.class.getName());
    command.addAll(List.of(args.split(" ")));
    File err = folder.resolve("err.txt").toFile();
    Process console = new ProcessBuilder(command).redirectError(err).start();
    console.getOutputStream().close();
    String out = new String(console.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    return new Run(console.waitFor(), out, Files.readString(err.toPath()));
  }

  @Test
  void logback_withoutSettings_isSilent_untilAsked() throws Exception {
    Run silent = run(List.of(), "serve tictactoe --seed 3").well();
    assertThat(silent.out().lines()).isNotEmpty().allMatch(line -> line.startsWith("{\"type\":"));
    assertThat(run(List.of(), "play tictactoe --seed 3").well().out()).startsWith("Tic-tac-toe").doesNotContain(LOGGED);

    Run asked = run(List.of(), "serve tictactoe --seed 3 --log INFO");
    assertThat(asked.out()).isEqualTo(silent.out());
    assertThat(asked.err()).contains(LOGGED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve tictactoe --seed 3", "serve tictactoe --numbers --seed 3", "play tictactoe --seed 3", "serve tictactoe --binary"})
  void log_toStandardOutput_goesToStandardError(String args) throws Exception {
    String out = run(List.of(), args).well().out();
    Path settings = Files.writeString(folder.resolve("loud.xml"), """
        <configuration>
          <appender name="OUT" class="ch.qos.logback.core.ConsoleAppender"><encoder><pattern>%msg%n</pattern></encoder></appender>
          <root level="INFO"><appender-ref ref="OUT"/></root>
        </configuration>
        """);

    Run loud = run(List.of("-Dlogback.configurationFile=" + settings), args);
    assertThat(loud.out()).isEqualTo(out).doesNotContain(LOGGED);
    if (!args.endsWith("--binary")) { // its matches are not recorded, and so not logged
      assertThat(loud.err()).contains(LOGGED);
    }
    assertThat(loud.code()).isEqualTo(Main.OK);
  }

  /** Settings of a user's own come before the console's. */
  @Test
  void logback_withAFileOfTheClassPath_readsThat() throws Exception {
    Files.writeString(folder.resolve("logback.xml"), """
        <configuration>
          <appender name="OUT" class="ch.qos.logback.core.ConsoleAppender"><encoder><pattern>mine %msg%n</pattern></encoder></appender>
          <root level="INFO"><appender-ref ref="OUT"/></root>
        </configuration>
        """);
    assertThat(run(List.of(), "play tictactoe --seed 3").err()).contains("mine " + LOGGED);
  }
}
