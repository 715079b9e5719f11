package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.spi.testkit.Rule;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People read lengths with their unit; numbers in notations and the values of events are tenths of a millimetre. */
final class LengthTests {

  /** A number of three digits or more that is no points, and after which no unit follows in its clause. */
  private static final Pattern BARE =
      Pattern.compile("\\b\\d{3,}\\b(?! points)(?!\\.\\d cm)(?! mm)");
  private static final int DECISIONS = 250;

  @ParameterizedTest
  @CsvSource({"1016, 10.2 cm", "0, 0.0 cm", "4, 0.0 cm", "5, 0.1 cm", "720, 7.2 cm", "17995, 180.0 cm"})
  @Rule({"KF-SET-01", "KF-RUL-11"})
  void tenthsOfAMillimetre_areReadAsCentimetres(int tenths, String text) {
    assertThat(Lengths.centimetres(tenths) + " cm").isEqualTo(text);
  }

  @Test
  void aBareLength_isFound() {
    assertThat(BARE.matcher("Hero 1-1 is pushed to 4250, 4000.").find()).isTrue();
    assertThat(BARE.matcher("To 4250 4000 (in contact)").find()).isTrue();
    assertThat(BARE.matcher("To x 42.5 cm, y 40.0 cm, level 7.2 cm (12.0 cm away)").find()).isFalse();
    assertThat(BARE.matcher("Ana leads the Triads: 8 figures worth 396 points, Chi 4.").find()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1, street, 2", "2, village, 2", "3, site, 2", "4, temple, 2", "5, market, 3"})
  @Rule("KF-RUL-11")
  void noText_saysABareLength(long seed, String table, int seats) {
    String[] names = Stream.of("Ana", "Bo", "Cy").limit(seats).toArray(String[]::new);
    Match match = new KungFuGame().start(Setup.seats(names).seed(seed).option("table", table).option("budget", 200));
    Map<String, String> bare = new TreeMap<>();
    for (int n = 0; n < DECISIONS && !match.isOver(); n++) {
      match.decision().actions()
          .forEach(action -> check("action " + action.notation(), match.decision().label(action), bare));
      check("prompt " + match.decision().kind(), match.decision().prompt().chooser(), bare);
      check("prompt " + match.decision().kind(), match.decision().prompt().waiting(), bare);
      match.play((int) ((seed * 31 + n * 7) % match.decision().actions().size()));
    }
    match.events(Viewer.spectator()).read().stream().filter(event -> !event.type().equals("rolled"))
        .forEach(event -> check("event " + event.type(), event.text(), bare));
    assertThat(bare).as("seed %s", seed).isEmpty();
  }

  @Test
  @Rule("KF-SET-01")
  void germanTexts_haveADecimalComma() {
    Match match = new KungFuGame().start(Setup.seats("Ana", "Bo").seed(1).option("table", "street").option("budget", 200));
    Match german = match.in(Locale.GERMAN);
    StringBuilder texts = new StringBuilder();
    for (int n = 0; n < DECISIONS && !match.isOver(); n++) {
      german.decision().actions().forEach(action -> texts.append(german.decision().label(action)).append('\n'));
      match.play((int) ((31L + n * 7) % match.decision().actions().size()));
    }
    german.events(Viewer.spectator()).read().forEach(event -> texts.append(event.text()).append('\n'));
    assertThat(texts.toString()).contains(" bewegt sich ").containsPattern("Nach x \\d+,\\d cm").containsPattern("sich \\d+,\\d cm nach")
        .doesNotContainPattern("\\d\\.\\d");
  }

  private static void check(String what, String text, Map<String, String> bare) {
    if (BARE.matcher(text).find()) {
      bare.put(what, text);
    }
  }
}
