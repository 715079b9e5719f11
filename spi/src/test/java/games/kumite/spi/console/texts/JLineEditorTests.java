package games.kumite.spi.console.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an editor does with keys: completion, history, pages, and the width of the screen. */
final class JLineEditorTests {

  private static final List<String> LINES = List.of("place space:a1", "place space:b2", "why place space:a1", "quit");

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final PipedOutputStream keys = new PipedOutputStream();
  private ExternalTerminal screen;
  private JLineEditor editor;

  @BeforeEach
  void open() throws IOException {
    InputStream typed = new PipedInputStream(keys, 1 << 12);
    screen = new ExternalTerminal("test", "xterm", typed, shown, StandardCharsets.UTF_8);
    screen.setSize(new Size(100, 14));
    editor = new JLineEditor(screen);
  }

  @AfterEach
  void close() throws IOException {
    screen.close();
  }

  private String read(String typed) throws IOException {
    keys.write(typed.getBytes(StandardCharsets.UTF_8));
    keys.flush();
    return editor.readLine("Ana> ", () -> LINES);
  }

  @Test
  void tab_completesWordByWord() throws IOException {
    assertThat(read("wh\tpl\tsp\t\r").strip()).isEqualTo("why place space:a1");
    assertThat(read("q\t\r").strip()).isEqualTo("quit");
  }

  @Test
  void arrow_bringsBackWhatWasTyped() throws IOException {
    assertThat(read("place space:b2\r")).isEqualTo("place space:b2");
    assertThat(read("\033OA\r")).isEqualTo("place space:b2");
  }

  @Test
  void endOfInput_leaves() throws IOException {
    keys.close();
    assertThat(editor.readLine("Ana> ", List::of)).isNull();
  }

  @Test
  void terminal_isAsWideAsTheScreen_andColoured() {
    StringWriter out = new StringWriter();
    Terminal terminal = new Terminal(Reader.nullReader(), new PrintWriter(out), new PrintWriter(out), false, editor);
    terminal.print("word ".repeat(30));
    terminal.heading("Round 1");

    assertThat(terminal.width()).isEqualTo(100).isEqualTo(terminal.say().width());
    assertThat(out.toString().lines().findFirst().orElseThrow()).hasSizeBetween(90, 100);
    assertThat(out.toString()).contains("== Round 1 ====", "\033[");
  }

  @Test
  void longList_isShownInPages_andLeftOut() throws IOException {
    StringWriter out = new StringWriter();
    Terminal terminal = new Terminal(Reader.nullReader(), new PrintWriter(out), new PrintWriter(out), false, editor);
    keys.write("\rq\r".getBytes(StandardCharsets.UTF_8));
    keys.flush();
    terminal.lines(IntStream.rangeClosed(1, 40).mapToObj(n -> "line " + n).toList());

    assertThat(out.toString()).contains("line 12", "line 24").doesNotContain("line 25");
    assertThat(shown.toString(StandardCharsets.UTF_8)).contains("28 more lines", "16 more lines");
  }
}
