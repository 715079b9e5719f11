package games.kumite.spi.badinput;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A record of Kuhn poker, and ways to damage it. */
final class PokerRecord {

  /** How many lines of tags come before the first line of play. */
  static final int TAGS = 6;

  private PokerRecord() {}

  /**
   * A match of Kuhn poker: six lines of tags, then {@code 0 start ; deck=...}, check, bet, call.
   */
  static MatchRecord poker() {
    Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(7));
    play(match, "check", "bet", "call");
    return match.record();
  }

  static List<String> lines(MatchRecord record) {
    return new ArrayList<>(record.text().lines().toList());
  }

  static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  /** The poker record with one line changed. */
  static String changed(int line, UnaryOperator<String> change) {
    List<String> lines = lines(poker());
    String before = lines.get(line - 1);
    lines.set(line - 1, change.apply(before));
    assertThat(lines.get(line - 1)).isNotEqualTo(before);
    return text(lines);
  }

  static void assertRefused(Game game, String text, int line, String message) {
    Match other = game.start(Setup.seats("Ana", "Bo").seed(7));
    String before = picture(other);
    assertThatThrownBy(() -> game.resume(MatchRecord.parse(text)))
        .isInstanceOfSatisfying(RecordException.class, refused -> {
          assertThat(refused).hasMessageContaining(message).hasMessageStartingWith("line " + line + ": ");
          assertThat(refused.lineNumber()).isEqualTo(line);
          assertThat(refused.getMessage()).hasSizeLessThan(700).doesNotContainPattern("\\p{Cntrl}");
        });
    assertThat(picture(other)).isEqualTo(before);
  }

  static void assertRefused(String text, int line, String message) {
    assertRefused(new KuhnPoker(), text, line, message);
  }
}
