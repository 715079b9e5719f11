package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Examples;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example that learns Brawler by itself; the last run won 51 of 100 matches where {@code flat:100} won 36. */
@Tag("long")
final class SelfPlayExampleTests {

  private static final Pattern WON = Pattern.compile("learner (\\d+) of 100, .*\\s+other (\\d+) of 100");

  @TempDir
  Path folder;

  @Test
  void learner_isNotWorseThanFlat() {
    String printed = Examples.in(folder).run("SelfPlay", "", "brawler", "15000", "1", "60", "flat:100", "200");
    Matcher won = WON.matcher(printed);

    assertThat(won.find()).as(printed).isTrue();
    assertThat(Integer.parseInt(won.group(1))).isGreaterThanOrEqualTo(Integer.parseInt(won.group(2)));
  }
}
