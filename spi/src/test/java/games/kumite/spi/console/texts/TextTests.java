package games.kumite.spi.console.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How texts fit into a terminal. */
final class TextTests {

  @Test
  void wrap_breaksBetweenWords() {
    assertThat(Text.wrap("one two three four", "- ", "  ", 9)).containsExactly("- one two", "  three", "  four");
  }

  @Test
  void wrap_breaksAWordThatIsLongerThanALine() {
    assertThat(Text.wrap("abcdefghij k", "", " ", 4)).containsExactly("abcd", " efg", " hij", " k");
  }

  @Test
  void wrap_ofWideCharacters_countsColumns() {
    assertThat(Text.wrap("\u6f22\u5b57\u6f22\u5b57", "", "", 5)).containsExactly("\u6f22\u5b57", "\u6f22\u5b57");
    assertThat(Text.width("e\u0301")).isEqualTo(1);
  }

  @Test
  void wrap_ofNothing_isOneLine() {
    assertThat(Text.wrap("", "> ", "  ", 10)).containsExactly("> ");
  }

  @ParameterizedTest
  @CsvSource({"maxHealth,max health", "HAND,hand", "bonus-die,bonus die", "D6_ONLY,d6 only", "x,x"})
  void spaced_isForPeople(String name, String spaced) {
    assertThat(Text.spaced(name)).isEqualTo(spaced);
  }

  @Test
  void columns_areReadDownwards() {
    assertThat(Text.columns(List.of("1", "2", "3", "4", "5"), " ", 8)).containsExactly(" 1  4", " 2  5", " 3");
  }

  @Test
  void flow_startsAtEvenStops() {
    assertThat(Text.flow(List.of("one", "x".repeat(26), "two", "y".repeat(100)), "  ", 80)).containsExactly(
        "  one                       " + "x".repeat(26),
        "  two",
        "  " + "y".repeat(78),
        "      " + "y".repeat(22));
  }

  @Test
  void printable_leavesNothingThatMovesTheCursor() {
    assertThat(Text.printable("a\u001b[1m\u202eb\tc\r\nd\u2028e")).isEqualTo("a?[1m?b c  d e");
  }
}
