package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Examples;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples say which arguments they need. */
final class ExampleArgumentsTests {

  @TempDir
  Path folder;

  @Test
  void example_withoutArguments_printsItsUsage() throws Exception {
    Examples examples = Examples.in(folder);
    for (String program : List.of("GenericFrontend", "MatchServer", "RemoteSeat", "SelfPlay")) {
      Process started = examples.start(program);
      String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(said).startsWith("usage: " + program + " ").hasLineCount(1);
      assertThat(started.waitFor()).isEqualTo(2);
    }
  }
}
