package games.kumite.spi.samples;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every rule of a sample game is proved by a test that cites it, and nothing else is cited. */
final class SampleRulesTests {

  private static final Path SAMPLES = Path.of("src/test/java/games/kumite/spi/samples");

  @ParameterizedTest
  @CsvSource({"tictactoe, TT, TicTacToeTests", "connectfour, CF, ConnectFourTests", "kuhnpoker, KP, KuhnPokerTests",
      "leducpoker, LP, LeducPokerTests", "discduel, DD, DiscDuelTests GeometryTests", "masks, MA, MasksTests", "cups, CU, CupsTests",
      "liarsdice, LD, LiarsDiceTests"})
  void rules_ofASample_areThoseThatItsTestsCite(String folder, String prefix, String tests)
      throws IOException, ClassNotFoundException {
    Pattern id = Pattern.compile(prefix + "-[0-9]{2}");
    Path ledger = SAMPLES.resolve(folder).resolve("package-info.java");
    Set<String> rules = ids(Pattern.compile("<li>(" + id + "): "), ledger);
    Set<String> cited = new TreeSet<>();
    for (String test : tests.split(" ")) {
      cite(Class.forName(getClass().getPackageName() + "." + folder + "." + test), cited);
    }
    assertThat(cited).isEqualTo(rules).isNotEmpty();
    try (Stream<Path> files = Files.list(SAMPLES.resolve(folder))) {
      for (Path file : files.toList()) {
        assertThat(rules).as("rules in " + file).containsAll(ids(Pattern.compile("(" + id + ")"), file));
      }
    }
  }

  private static Set<String> ids(Pattern pattern, Path file) throws IOException {
    Set<String> ids = new TreeSet<>();
    Matcher matcher = pattern.matcher(Files.readString(file));
    while (matcher.find()) {
      ids.add(matcher.group(1));
    }
    return ids;
  }

  private static void cite(Class<?> test, Set<String> cited) {
    for (Method method : test.getDeclaredMethods()) {
      if (method.isAnnotationPresent(Rule.class)) {
        cited.addAll(List.of(method.getAnnotation(Rule.class).value()));
      }
    }
    for (Class<?> nested : test.getDeclaredClasses()) {
      cite(nested, cited);
    }
  }
}
