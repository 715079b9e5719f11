package games.kumite.spi.console.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.bot.Bots;
import games.kumite.spi.console.texts.Say;
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

  private static Wire reading(Reader in) {
    return new Wire(in, new PrintWriter(new StringWriter()));
  }

  @Test
  void output_thatIsClosed_isAHangUp() {
    Wire wire = new Wire(new StringReader(""), new PrintWriter(new Writer() {
      @Override
      public void write(char[] text, int from, int count) throws IOException {
        throw new IOException("broken pipe");
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    }));

    assertThatThrownBy(() -> new LineBot(wire, null, Bots.random().create(0), Say.ENGLISH).greet(new TicTacToe()))
        .isInstanceOf(HangUp.class);
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

    assertThat(reading(broken).next()).isEqualTo(new Incoming.End());
    assertThat(reading(broken).next(LONG)).isEqualTo(new Incoming.End());
  }

  @Test
  void lines_areReadInTheirOrder_withALimitAndWithout() {
    Wire wire = reading(new StringReader("a\n\nb\r\nc"));

    assertThat(wire.next()).isEqualTo(new Incoming.Line("a"));
    assertThat(wire.next(LONG)).isEqualTo(new Incoming.Line(""));
    assertThat(wire.next()).isEqualTo(new Incoming.Line("b\r"));
    assertThat(wire.next(LONG)).isEqualTo(new Incoming.Line("c"));
    assertThat(wire.next(LONG)).isEqualTo(new Incoming.End());
  }

  @Test
  void timeThatIsOver_isNothing_unlessALineIsThere() {
    Wire wire = reading(new StringReader("a\n"));
    assertThat(wire.next(LONG)).isEqualTo(new Incoming.Line("a"));
    assertThat(wire.next(LONG)).isEqualTo(new Incoming.End());

    assertThat(wire.next(Duration.ofMillis(-5))).isEqualTo(new Incoming.Nothing());
  }

  @Test
  void line_isAscii() {
    StringWriter out = new StringWriter();
    new Wire(new StringReader(""), new PrintWriter(out)).say(Map.of("name", "Zo\u00eb \u6f22\n\u2028"));

    assertThat(out.toString()).isEqualToIgnoringCase("{\"name\":\"Zo\\u00eb \\u6f22\\n\\u2028\"}\n");
  }
}
