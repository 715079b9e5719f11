package games.kumite.kungfu.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts with numbers in them read well for one as for several. */
final class TextNumberTests {

  private static final Pattern CHOICE = Pattern.compile("\\{\\d,choice,[^{}]*(\\{\\d}[^{}]*)*}");
  private static final Pattern PLURAL = Pattern.compile(
      "\\{\\d} (dice|turns(?! (the|over))|actions|successes|failures|points of|quarters|steps|more(?! Combat)|missiles|figures|are (left|in)|of its)\\b");

  private static Properties texts() throws IOException {
    Properties texts = new Properties();
    try (InputStream in = TextNumberTests.class.getResourceAsStream("/META-INF/kumite/kungfu/texts.properties")) {
      texts.load(in);
    }
    return texts;
  }

  @Test
  void whatCanBeOne_hasAFormForOne() throws IOException {
    texts().forEach((key, text) -> {
      if (!key.equals("event.time-over")) { // five turns at least
        assertThat(PLURAL.matcher(CHOICE.matcher((String) text).replaceAll("")).find()).as("%s = %s", key, text).isFalse();
      }
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "event.grenade-thrown | 1 | Ana throws a grenade to x 1 cm, y 1 cm: 1 die fails.",
    "event.grenade-thrown | 0 | Ana throws a grenade to x 0 cm, y 0 cm: no die fails.",
    "event.exploded | 1 | The blast of Ana goes off at x 1 cm, y 1 cm: 1 figure is in it.",
    "event.taken-from-pile | 1 | One of 1 is used for or against Ana: 1 is left.",
    "event.chokes | 1 | Ana chokes: 1 turn is left.",
    "prompt.divination | 1 | 1: use a foreseen die for the die that is due?",
    "prompt.divination | 2 | 2: use a foreseen die for one of 2 dice?"
  })
  void numbers_agreeWithWhatFollows(String key, int number, String text) throws IOException {
    String pattern = texts().getProperty(key);
    assertThat(new MessageFormat(pattern, Locale.ENGLISH).format(new Object[] {"Ana", number, number, number})).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"2, Weapon 2 of its list", "15, The piece of scenery in its hands", "16, The object that it carries"})
  void whatIsStruckFromAHand_isSaidInWords(int place, String text) throws IOException {
    assertThat(new MessageFormat(texts().getProperty("label.item"), Locale.ENGLISH).format(new Object[] {place})).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"-1, Turn 15 degrees anticlockwise and drive on", "0, Drive straight on", "3, Turn 45 degrees clockwise and drive on"})
  void aCar_isDrivenInWords(int steps, String text) throws IOException {
    assertThat(new MessageFormat(texts().getProperty("label.drive"), Locale.ENGLISH).format(new Object[] {steps})).isEqualTo(text);
  }
}
