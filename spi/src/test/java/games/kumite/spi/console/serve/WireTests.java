package games.kumite.spi.console.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.bot.Bots;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Streams that break, end, or are slow. */
final class WireTests {

  private static final Duration LONG = Duration.ofDays(1);

  private static JsonLines reading(Reader in) {
    return new JsonLines(in, new PrintWriter(new StringWriter()));
  }

  @Test
  void output_thatIsClosed_isAHangUp() {
    JsonLines wire = new JsonLines(new StringReader(""), new PrintWriter(new Writer() {
      @Override
      public void write(char[] text, int from, int count) throws IOException {
        throw new IOException("broken pipe");
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    }));

    assertThatThrownBy(() -> new RemoteBot(wire, null, Bots.random().create(0), ConsoleTexts.ENGLISH).greet(new TicTacToe()))
        .isInstanceOf(DisconnectedException.class);
  }

  @Test
  void input_thatBreaks_isItsEnd() {
    Reader broken = new Reader() {
      @Override
      public int read(char[] buffer, int from, int max) throws IOException {
        throw new IOException("broken pipe");
      }

      @Override
      public void close() {}
    };

    assertThat(reading(broken).next()).isEqualTo(new Request.End());
    assertThat(reading(broken).next(LONG)).isEqualTo(new Request.End());
  }

  @Test
  void lines_areReadInTheirOrder_withALimitAndWithout() {
    JsonLines wire = reading(new StringReader("a\n\nb\r\nc"));

    assertThat(wire.next()).isEqualTo(new Request.Line("a"));
    assertThat(wire.next(LONG)).isEqualTo(new Request.Line(""));
    assertThat(wire.next()).isEqualTo(new Request.Line("b\r"));
    assertThat(wire.next(LONG)).isEqualTo(new Request.Line("c"));
    assertThat(wire.next(LONG)).isEqualTo(new Request.End());
  }

  @Test
  void timeThatIsOver_isNothing_unlessALineIsThere() {
    JsonLines wire = reading(new StringReader("a\n"));
    assertThat(wire.next(LONG)).isEqualTo(new Request.Line("a"));
    assertThat(wire.next(LONG)).isEqualTo(new Request.End());

    assertThat(wire.next(Duration.ofMillis(-5))).isEqualTo(new Request.Nothing());
  }

  @Test
  void line_isAscii() {
    StringWriter out = new StringWriter();
    new JsonLines(new StringReader(""), new PrintWriter(out)).say(Map.of("name", "Zo\u00eb \u6f22\n\u2028"));

    assertThat(out.toString()).isEqualToIgnoringCase("{\"name\":\"Zo\\u00eb \\u6f22\\n\\u2028\"}\n");
  }
}
