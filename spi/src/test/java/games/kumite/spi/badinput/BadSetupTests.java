package games.kumite.spi.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.RecordException;
import games.kumite.spi.Inspection;
import games.kumite.spi.badinput.plugins.ChoosyGame;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Setups that are not allowed. */
final class BadSetupTests {

  private static final Game CHOOSY = new ChoosyGame();
  private static final Setup TWO = Setup.seats("Ana", "Bo").seed(1);

  private static void assertRefused(Game game, Setup setup, String message) {
    assertThatThrownBy(() -> game.start(setup)).isInstanceOf(InvalidSetupException.class).hasMessage(message);
  }

  @Nested
  final class Seats {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 99})
    void count_thatTheGameHasNot_isRefused_withWhatItHas(int seats) {
      assertRefused(new TicTacToe(), Setup.seats(seats), "seats of tictactoe must be 2, was " + seats);
      assertRefused(CHOOSY, Setup.seats(seats), "seats of choosy must be 2 or 4, was " + seats);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1001, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void count_thatNoGameHas_isRefused(int seats) {
      assertThatThrownBy(() -> Setup.seats(seats)).isInstanceOf(InvalidSetupException.class)
          .hasMessage("seats must be 0..1000, was " + seats);
    }

    @Test
    void names_moreThanAnyGameHas_areRefused() {
      String[] names = Stream.iterate(1, n -> n + 1).limit(1001).map(n -> "N" + n).toArray(String[]::new);
      assertThatThrownBy(() -> Setup.seats(names)).isInstanceOf(InvalidSetupException.class)
          .hasMessage("seats must be 0..1000, was 1001");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "\t", "A\nB", "A\u0000", "A\u202EB", "A\uD800", "A\uE000", "A\u2028B",
        "say \"Ana\"", "back\\slash", "12345678901234567890123456789012345678901"})
    void name_thatCannotBeShown_isRefused(String name) {
      assertThatThrownBy(() -> Setup.seats("Ana", name)).isInstanceOf(InvalidSetupException.class)
          .hasMessageStartingWith("a seat's name must be 1..40 printable characters without quotes or"
              + " backslashes, was ")
          .satisfies(refused -> assertThat(refused.getMessage()).doesNotContainPattern("[\\p{Cntrl}\\p{Cf}\\p{Cs}]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoë", "Аня", "アナ", "a", "O'Neill", "😀",
        "1234567890123456789012345678901234567890"})
    void name_ofAnyScript_isTaken_andSurvivesTheRecord(String name) {
      Match match = new TicTacToe().start(Setup.seats("Ana", name).seed(1));
      assertThat(match.seats().get(1).name()).isEqualTo(name);
      assertThat(new TicTacToe().resume(match.record()).seats()).isEqualTo(match.seats());
    }

    @Test
    void name_givenTwice_isRefused() {
      assertThatThrownBy(() -> Setup.seats("Ana", "Bo", "Ana")).isInstanceOf(InvalidSetupException.class)
          .hasMessage("seats must have different names, was twice: Ana");
    }
  }

  @Nested
  final class Options {

    @ParameterizedTest
    @CsvSource({"Rounds, \"Rounds\"", "'', \"\"", "'rounds ', \"rounds \"",
        "раунды, \"\\u0440\\u0430\\u0443\\u043d\\u0434\\u044b\""})
    void option_thatTheGameHasNot_isRefused_withAllItHas(String id, String shown) {
      assertRefused(CHOOSY, TWO.option(id, 3), "unknown option " + shown + "; choosy has rounds (-3..12;"
          + " default 3), open (true, false; default false), dice (D20, 3D6; default D20), house (a text of"
          + " at most 65536 characters; default mine)");
    }

    @Test
    void option_ofAGameWithoutAny_isRefused() {
      assertRefused(new TicTacToe(), TWO.option("speed", 3), "unknown option \"speed\"; tictactoe has none");
    }

    static Stream<Arguments> badValues() {
      return Stream.of(
          Arguments.of("rounds", 13, "-3..12, was 13 (Integer)"),
          Arguments.of("rounds", -4, "-3..12, was -4 (Integer)"),
          Arguments.of("rounds", Integer.MIN_VALUE, "-3..12, was -2147483648 (Integer)"),
          Arguments.of("rounds", 13L, "-3..12, was 13 (Long)"),
          Arguments.of("rounds", 3.0, "-3..12, was 3.0 (Double)"),
          Arguments.of("rounds", true, "-3..12, was true (Boolean)"),
          Arguments.of("rounds", "", "-3..12, was \"\""),
          Arguments.of("rounds", "three", "-3..12, was \"three\""),
          Arguments.of("rounds", "3 ", "-3..12, was \"3 \""),
          Arguments.of("rounds", "٣", "-3..12, was \"٣\""),
          Arguments.of("rounds", "99999999999999999999", "-3..12, was \"99999999999999999999\""),
          Arguments.of("open", 1, "true, false, was 1 (Integer)"),
          Arguments.of("open", "yes", "true, false, was \"yes\""),
          Arguments.of("open", "TRUE", "true, false, was \"TRUE\""),
          Arguments.of("dice", "D6", "D20, 3D6, was \"D6\""),
          Arguments.of("dice", "d20", "D20, 3D6, was \"d20\""),
          Arguments.of("dice", 20, "D20, 3D6, was 20 (Integer)"),
          Arguments.of("house", 7, "a text of at most 65536 characters, was 7 (Integer)"),
          Arguments.of("house", "x".repeat(65_537),
              "a text of at most 65536 characters, was \"" + "x".repeat(60) + "... (65537 characters)\""),
          Arguments.of("dice", "a\nb\u0000", "D20, 3D6, was \"a\\u000ab\\u0000\""),
          Arguments.of("rounds", List.of(3), "-3..12, was [3] (ListN)"));
    }

    @ParameterizedTest
    @MethodSource("badValues")
    void value_thatIsNotAllowed_isRefused_withWhatIs(String option, Object value, String rest) {
      String message = "option " + option + " must be " + rest;
      assertThatThrownBy(() -> CHOOSY.start(TWO.option(option, value)))
          .isInstanceOf(InvalidSetupException.class)
          .hasMessage(value instanceof List ? message.replace("ListN", value.getClass().getSimpleName()) : message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[2J", "\u202Eevil", "\u0000", "\r", "\u2028", "\u2029", "\uD800"})
    void text_thatCannotBeShown_isEscaped_inAnyMessage(String text) {
      for (RuntimeException refused : List.of(new InvalidSetupException("option table must be street, was " + text),
          new RecordException(1, "the result is [win 1], was [win " + text + "]"))) {
        assertThat(refused.getMessage()).contains("was ").contains("\\u").doesNotContainPattern("[\\p{Cntrl}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");
      }
    }

    @Test
    void values_thatDoNotGoTogether_areRefused_withWhatWould() {
      assertRefused(CHOOSY, Setup.seats(4).option("dice", "3D6"), "dice 3D6 need 2 seats, were 4");
    }

    @Test
    void values_givenAsText_areTaken() {
      Match match = CHOOSY.start(TWO.option("rounds", "-3").option("open", "true").option("dice", "3D6"));
      assertThat(Inspection.state(match).config().options().toString())
          .isEqualTo("{rounds=-3, open=true, dice=3D6, house=mine}");
    }

    @Test
    void nothing_isNoOptionAndNoValue() {
      assertThatThrownBy(() -> TWO.option(null, 3)).isInstanceOf(NullPointerException.class)
          .hasMessage("id must not be null");
      assertThatThrownBy(() -> TWO.option("rounds", null)).isInstanceOf(NullPointerException.class)
          .hasMessage("value must not be null");
    }
  }

  @Test
  void refusedSetup_leavesSetupAndGameAsTheyWere() {
    Game game = new DiscDuel();
    Setup bad = TWO.option("pushes", 1000);
    Match before = game.start(TWO);
    assertThatThrownBy(() -> game.start(bad)).isInstanceOf(InvalidSetupException.class);
    assertThat(bad.options()).containsEntry("pushes", 1000);
    assertThat(TWO.options()).isEmpty();
    assertThat(game.start(TWO).record()).isEqualTo(before.record());
  }
}
