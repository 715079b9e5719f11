package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.testkit.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example that learns connect four by itself. */
final class SelfPlayExampleTests {

  private static final Pattern WON = Pattern.compile("learner (\\d+) of (\\d+), .*\\s+other (\\d+) of");

  @TempDir
  Path folder;

  /** By how many matches more the learner has won. */
  private int lead(String... arguments) throws IOException {
    Examples examples = Examples.in(folder);
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.writeString(services, ConnectFour.class.getName());
    String printed = examples.run("SelfPlay", "", arguments);
    Matcher won = WON.matcher(printed);
    assertThat(won.find()).as(printed).isTrue();
    return Integer.parseInt(won.group(1)) - Integer.parseInt(won.group(3));
  }

  @Test
  void learner_afterAFewSeconds_beatsAHastyOne() throws IOException {
    assertThat(lead("connectfour", "2000", "4", "1", "greedy:20", "20")).isGreaterThanOrEqualTo(10);
  }

  @Test
  @Tag("long")
  void learner_beatsGreedy() throws IOException {
    assertThat(lead("connectfour", "20000", "6", "1", "greedy", "100")).isPositive();
  }
}
