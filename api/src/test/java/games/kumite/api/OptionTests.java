package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings of a game. */
final class OptionTests {

  private static final Option BOSSES = Option.number("bossCount", "how many bosses", 1, 12, 3);
  private static final Option HOST = Option.flag("host", "whether somebody hosts", false);
  private static final Option DICE = Option.choice("diceSet", "which dice", "D20", "3D6");
  private static final Option CONTENT = Option.text("content", "a directory of cards", "");

  @Test
  void option_saysWhatItIs() {
    assertThat(BOSSES).hasToString("bossCount (1..12; default 3)");
    assertThat(HOST).hasToString("host (true, false; default false)");
    assertThat(DICE).hasToString("diceSet (D20, 3D6; default D20)");
    assertThat(CONTENT).hasToString("content (a text of at most 65536 characters; default )");
    assertThat(BOSSES.id()).isEqualTo("bossCount");
    assertThat(BOSSES.description()).isEqualTo("how many bosses");
    assertThat(BOSSES.type()).isEqualTo(Option.Type.NUMBER);
    assertThat(BOSSES.choices()).isEmpty();
    assertThat(HOST.choices()).containsExactly("true", "false");
    assertThat(DICE.choices()).containsExactly("D20", "3D6");
    assertThat(DICE.defaultValue()).isEqualTo("D20");
  }

  @Test
  void value_thatIsAllowed_isTakenInTheOptionsOwnType() {
    assertThat(BOSSES.convert(1)).isEqualTo(1);
    assertThat(BOSSES.convert("12")).isEqualTo(12);
    assertThat(HOST.convert(true)).isEqualTo(true);
    assertThat(HOST.convert("false")).isEqualTo(false);
    assertThat(DICE.convert("3D6")).isEqualTo("3D6");
    assertThat(CONTENT.convert("/tmp/карты")).isEqualTo("/tmp/карты");
    assertThat(CONTENT.convert("x".repeat(65_536))).isEqualTo("x".repeat(65_536));
    assertThat(Option.directory("content", "cards").convert("x".repeat(4096))).isEqualTo("x".repeat(4096));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"0", "13", "-1", "1.0", "", " 1", "1 ", "+1", "0x1", "1e1", "true", "D20", "12345678901"})
  void text_thatIsNoAllowedNumber_isRefused_withTheRange(String value) {
    assertThatThrownBy(() -> BOSSES.convert(value)).isInstanceOf(InvalidSetupException.class)
        .hasMessage("option bossCount must be 1..12, was " + (value == null ? "null" : "\"" + value + "\""));
  }

  /** A record could not be saved with it. */
  @Test
  void text_withHalfASurrogatePair_isRefused() {
    assertThat(CONTENT.convert("\ud83c\udca1")).isEqualTo("\ud83c\udca1");
    assertThatThrownBy(() -> CONTENT.convert("\ud83c")).isInstanceOf(InvalidSetupException.class)
        .hasMessage("option content must be a text of at most 65536 characters, was \"\\ud83c\"");
    assertThatThrownBy(() -> Option.directory("content", "cards").convert("/tmp/\udca1"))
        .isInstanceOf(InvalidSetupException.class).hasMessageEndingWith(", was \"/tmp/\\udca1\"");
  }

  @Test
  void value_ofAnotherType_isRefused_withItsType() {
    assertThatThrownBy(() -> BOSSES.convert(3.0)).hasMessage("option bossCount must be 1..12, was 3.0 (Double)");
    assertThatThrownBy(() -> HOST.convert(1)).hasMessage("option host must be true, false, was 1 (Integer)");
    assertThatThrownBy(() -> DICE.convert(20)).hasMessage("option diceSet must be D20, 3D6, was 20 (Integer)");
    assertThatThrownBy(() -> CONTENT.convert(false))
        .hasMessage("option content must be a text of at most 65536 characters, was false (Boolean)");
  }

  @Test
  void number_ofAnyWholeType_isTaken_ifItFits() {
    assertThat(BOSSES.convert(3L)).isEqualTo(3);
    assertThat(BOSSES.convert((short) 3)).isEqualTo(3);
    assertThat(BOSSES.convert((byte) 3)).isEqualTo(3);
    assertThatThrownBy(() -> BOSSES.convert(13L)).hasMessage("option bossCount must be 1..12, was 13 (Long)");
    assertThatThrownBy(() -> BOSSES.convert((1L << 32) + 3)).isInstanceOf(InvalidSetupException.class);
  }

  @Test
  void option_whoseDefaultIsNotAllowed_cannotBeDeclared() {
    assertThatThrownBy(() -> Option.number("bossCount", "how many", 1, 12, 13))
        .isInstanceOf(InvalidSetupException.class).hasMessage("option bossCount must be 1..12, was 13 (Integer)");
  }

  @Test
  void greatNumbers_areTaken_asTextToo() {
    Option wide = Option.number("wide", "any", Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    assertThat(wide.convert(Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
    assertThat(wide.convert("-999999999")).isEqualTo(-999_999_999);
    assertThat(wide.convert("2147483647")).isEqualTo(Integer.MAX_VALUE);
    assertThat(wide.convert("-2147483648")).isEqualTo(Integer.MIN_VALUE);
    assertThatThrownBy(() -> wide.convert("2147483648")).isInstanceOf(InvalidSetupException.class);
  }
}
