package games.kumite.spi.console.texts;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** An editor by JLine, which is optional. Without native code: where that is needed, as on Windows, there is no editor. */
final class JLineEditor implements LineEditor {

  private static final int COLOURS = 8;
  private static final int DEFAULT_HEIGHT = 24;

  private final Terminal screen;
  private final LineReader reader;
  private Supplier<List<String>> suggestions = List::of;

  JLineEditor(Terminal screen) {
    this.screen = screen;
    DefaultParser parser = new DefaultParser();
    parser.setEscapeChars(new char[0]);
    parser.setQuoteChars(new char[0]);
    this.reader = LineReaderBuilder.builder().terminal(screen).parser(parser)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .completer((asking, line, candidates) -> complete(line).forEach(word -> candidates.add(new Candidate(word))))
        .build();
  }

  static Optional<LineEditor> open() {
    try {
      Terminal screen = TerminalBuilder.builder().system(true).provider("exec").dumb(true).build();
      return screen.getType().startsWith(Terminal.TYPE_DUMB) ? Optional.empty() : Optional.of(new JLineEditor(screen));
    } catch (IOException | IllegalStateException noScreen) {
      return Optional.empty();
    }
  }

  /** Returns the words that may follow those before the cursor. */
  private Set<String> complete(ParsedLine line) {
    List<String> before = line.words().subList(0, line.wordIndex());
    Set<String> words = new LinkedHashSet<>();
    for (String suggestion : suggestions.get()) {
      List<String> parts = Arrays.asList(suggestion.split(" "));
      if (parts.size() > before.size() && parts.subList(0, before.size()).equals(before)) {
        words.add(parts.get(before.size()));
      }
    }
    return words;
  }

  @Override
  public @Nullable String readLine(String prompt, Supplier<List<String>> lines) {
    suggestions = lines;
    try {
      return reader.readLine(prompt);
    } catch (EndOfFileException | UserInterruptException left) {
      return null;
    }
  }

  @Override
  public int width() {
    return screen.getWidth() > 0 ? screen.getWidth() : games.kumite.spi.console.texts.Terminal.WIDTH;
  }

  @Override
  public int height() {
    return screen.getHeight() > 0 ? screen.getHeight() : DEFAULT_HEIGHT;
  }

  @Override
  public boolean hasColour() {
    Integer colours = screen.getNumericCapability(Capability.max_colors);
    return System.getenv("NO_COLOR") == null && colours != null && colours >= COLOURS;
  }
}
