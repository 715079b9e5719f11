package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who can know what chance will bring. */
final class SeedTests {

  @TempDir
  Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"play kuhnpoker --person Ana", "play kuhnpoker --person Ana --person Bo", "serve kuhnpoker"})
  void match_ofAPlayerWithoutASeed_hasNone(String args) throws IOException {
    Path record = folder.resolve("match.txt");
    String typed = args.startsWith("serve") ? "" : "quit\n";
    Run run = Run.of(typed, (args + " --record " + record).split(" ")).well();

    assertThat(Files.readString(record)).startsWith("[Kumite ").doesNotContain("[Seed ");
    assertThat(run.out()).doesNotContain("Seed ");
  }

  @Test
  void seed_whereSeveralPersonsSitAtOneScreen_isShownAtTheEnd() {
    String told = Run.of("\n1\n".repeat(40), "play", "kuhnpoker", "--seed", "5", "-p", "Ana,Bo").well().out();
    assertThat(told.split("Result: ")[0]).doesNotContain("Seed ");
    assertThat(told.split("Result: ")[1]).contains("\nSeed 5\n");

    assertThat(Run.of("quit\n", "play", "kuhnpoker", "--seed", "5", "-p", "Ana").well().out()).contains("\nSeed     5\n");
  }
}
