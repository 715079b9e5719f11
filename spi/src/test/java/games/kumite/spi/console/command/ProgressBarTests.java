package games.kumite.spi.console.command;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.arena.Failure;
import games.kumite.api.arena.MatchResult;
import games.kumite.api.arena.ScheduledMatch;
import games.kumite.spi.console.texts.Terminal;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The line of a terminal that says how far an arena is; time is what the test says it is. */
final class ProgressBarTests {

  private static final ScheduledMatch FIXTURE = new ScheduledMatch(1, 1, 1, Map.of(), 7, List.of("random"));
  private static final MatchResult PLAYED = new MatchResult(FIXTURE, List.of(), "won", null, null);
  private static final MatchResult FAILED =
      new MatchResult(FIXTURE, List.of(), "", null, new Failure("", "error", "", ""));

  private final StringWriter err = new StringWriter();
  private final Terminal terminal = new Terminal(Reader.nullReader(), new PrintWriter(Writer.nullWriter()), new PrintWriter(err), true);
  private long millis;
  private final ProgressBar bar = new ProgressBar(
      terminal, ProgressBar.Style.ONE_LINE, () -> TimeUnit.MILLISECONDS.toNanos(millis));

  private String drawn() {
    String drawn = err.toString();
    err.getBuffer().setLength(0);
    return drawn;
  }

  @Test
  void line_showsHowFarItIsAndHowLongItTakes() {
    millis = 2000;
    bar.finished(PLAYED, 50, 200);

    assertThat(drawn()).isEqualTo("\r[#######.......................] 50/200, 25.0/s, 0:06 left");
  }

  @Test
  void line_isNotDrawnMoreOftenThanTenTimesASecond() {
    bar.finished(PLAYED, 1, 200);
    assertThat(drawn()).isNotEmpty();
    millis = 99;
    bar.finished(PLAYED, 2, 200);
    assertThat(drawn()).isEmpty();
    millis = 100;
    bar.finished(PLAYED, 3, 200);
    assertThat(drawn()).isNotEmpty();
    bar.finished(PLAYED, 200, 200);
    assertThat(drawn()).contains("] 200/200, ");
  }

  @Test
  void line_thatIsShorter_coversTheOneBefore() {
    millis = 20_000_000;
    bar.finished(FAILED, 1, 1000);
    String first = drawn();
    assertThat(first).endsWith(" h 0 min left, 1 failed").contains("5550 h");
    bar.finished(PLAYED, 1000, 1000);

    assertThat(drawn()).hasSameSizeAs(first);
    bar.clear();
    assertThat(drawn()).isEqualTo("\r" + " ".repeat(first.length() - 1) + "\r");
    bar.clear();
    assertThat(drawn()).isEmpty();
  }

  @Test
  void line_isNeverWiderThanTheTerminal() {
    millis = Integer.MAX_VALUE;
    bar.finished(FAILED, 1, Integer.MAX_VALUE);

    assertThat(drawn().length()).isLessThanOrEqualTo(Terminal.WIDTH);
  }

  @Test
  void match_thatIsPlayedAgain_isTold() {
    bar.retried(FIXTURE, new IllegalStateException("gone"));

    assertThat(drawn()).startsWith("match 1 is played again: ").contains("gone");
  }
}
