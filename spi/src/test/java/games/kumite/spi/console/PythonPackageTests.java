package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The package of {@code src/python}, by its own tests, with numpy where it is installed and without; needs Python 3.9. */
final class PythonPackageTests {

  @TempDir
  Path folder;

  @BeforeAll
  static void needsPython() throws IOException, InterruptedException {
    try {
      Process asked = new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))")
          .redirectErrorStream(true).start();
      asked.getInputStream().readAllBytes();
      if (asked.waitFor() == 0) {
        return;
      }
    } catch (IOException none) {
      // Skipped like an older Python.
    }
    abort("no python3 of version 3.9 or later is installed: the package has not been tried");
  }

  @ParameterizedTest(name = "numpy allowed: {0}")
  @ValueSource(booleans = {true, false})
  void ownTests_pass(boolean allowsNumpy) throws IOException, InterruptedException {
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.write(services, Run.SAMPLES);
    if (!allowsNumpy) {
      Files.writeString(folder.resolve("numpy.py"), "raise ImportError('hidden by a test')\n");
    }
    List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dguice_custom_class_loading=CHILD", "-cp",
        folder + File.pathSeparator + System.getProperty("java.class.path"), Main.class.getName());
    ProcessBuilder builder = new ProcessBuilder("python3", "-W", "error", "-m", "unittest", "discover", "-s", "tests", "-t", ".")
        .directory(new File("src/python")).redirectErrorStream(true);
    builder.environment().put("KUMITE_COMMAND", command.stream().map(PythonPackageTests::quoted)
        .collect(Collectors.joining(" ")));
    builder.environment().put("PYTHONPATH", Stream.of(folder.toString(), ".").collect(Collectors.joining(File.pathSeparator)));
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process python = builder.start();
    python.getOutputStream().close();
    String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(python.waitFor()).as(said).isZero();
    assertThat(said).containsPattern("Ran \\d\\d? tests").contains("OK");
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\"'\"'") + "'";
  }
}
