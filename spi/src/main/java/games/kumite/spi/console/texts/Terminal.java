package games.kumite.spi.console.texts;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The input and output of the console, {@value #WIDTH} columns wide. At a keyboard with a {@link LineEditor} it is as wide
 * as the screen, coloured, and shows long lists in pages.
 */
public final class Terminal {

  public static final int WIDTH = 80;
  private static final int MIN_WIDTH = 60;
  private static final int MAX_WIDTH = 140;
  private static final int BEYOND_HEADING = 2;
  private static final int BEYOND_PAGE = 2;
  private static final int MIN_PAGE = 10;
  private static final int SCREEN = 60;
  private static final String STRONG = "\033[1;36m";
  private static final String NORMAL = "\033[0m";

  private final BufferedReader in;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean echoes;
  private final @Nullable LineEditor editor;
  private final int width;
  private boolean blank = true;
  private @Nullable PatientReader patient;
  private ConsoleTexts say;
  private @Nullable InputStream bytesIn;
  private @Nullable OutputStream bytesOut;

  /** Creates a terminal. With {@code echoes} a typed line is printed, because nothing else shows it. */
  public Terminal(Reader in, PrintWriter out, PrintWriter err, boolean echoes) {
    this(in, out, err, echoes, null);
  }

  /** Creates a terminal whose lines are typed with an editor, if there is one. */
  public Terminal(Reader in, PrintWriter out, PrintWriter err, boolean echoes, @Nullable LineEditor editor) {
    this.in = new BufferedReader(in);
    this.out = out;
    this.err = err;
    this.echoes = echoes;
    this.editor = editor;
    this.width = editor == null ? WIDTH : Math.max(MIN_WIDTH, Math.min(editor.width(), MAX_WIDTH));
    this.say = ConsoleTexts.ENGLISH.wide(width);
  }

  /** Sets the streams of bytes that the input and output read and write, if they are not only text. */
  public void connect(InputStream in, OutputStream out) {
    bytesIn = in;
    bytesOut = out;
  }

  /** Returns the input as bytes; null if there is only text. */
  public @Nullable InputStream bytesIn() {
    return bytesIn;
  }

  /** Returns the output as bytes; null if there is only text. */
  public @Nullable OutputStream bytesOut() {
    return bytesOut;
  }

  /** Sets the language of all further texts. */
  public void speak(ConsoleTexts language) {
    say = language.wide(width);
  }

  /** Returns the number of columns of a line. */
  public int width() {
    return width;
  }

  /** Returns the texts of the language. */
  public ConsoleTexts say() {
    return say;
  }

  /** Returns a text of the console. */
  public String text(String key, Object... arguments) {
    return say.text(key, arguments);
  }

  /** Returns whether it is an interactive terminal. */
  public boolean isInteractive() {
    return !echoes;
  }

  public BufferedReader in() {
    return in;
  }

  public PrintWriter out() {
    return out;
  }

  public PrintWriter err() {
    return err;
  }

  /** Prints a paragraph. */
  public void print(String text) {
    print("", text);
  }

  /** Prints a paragraph with indented lines; lines after the first are indented a little more. */
  public void print(String indent, String text) {
    Text.wrap(text, indent, indent + "  ", width).forEach(this::line);
  }

  /** Prints a text that may be copied: never broken, on a line of its own if it is long. */
  public void copyable(String introduction, String command) {
    if (Text.width(introduction) + 1 + Text.width(command) <= width) {
      line(introduction + " " + command);
    } else {
      print(introduction);
      line("  " + command);
    }
  }

  /** Prints lines as they are, on a screen with an editor page by page. */
  public void lines(List<String> lines) {
    LineEditor keyboard = editor;
    int page = keyboard == null ? Math.max(1, lines.size()) : Math.max(MIN_PAGE, keyboard.height() - BEYOND_PAGE);
    for (int i = 0; i < lines.size(); i++) {
      if (keyboard != null && i > 0 && i % page == 0) {
        String typed = keyboard.readLine(text("more-lines", lines.size() - i) + " ", List::of);
        if (typed == null || !typed.isBlank()) {
          return;
        }
      }
      line(lines.get(i));
    }
  }

  private void line(String line) {
    out.println(line.stripTrailing());
    blank = line.isBlank();
    requireReader();
  }

  /** Throws if the reader of the output is gone. */
  private void requireReader() {
    if (out.checkError()) {
      throw ConsoleException.file("output");
    }
  }

  /** Prints an empty line, unless one was printed just now. */
  public void gap() {
    if (!blank) {
      line("");
    }
  }

  /** Moves all text off the screen. */
  public void clear() {
    out.print(System.lineSeparator().repeat(SCREEN));
    blank = true;
  }

  /** Prints a heading over a new part of the match. */
  public void heading(String title) {
    gap();
    String start = "== " + Text.printable(title) + " ";
    line(strong(start + "=".repeat(Math.max(0, width - BEYOND_HEADING - Text.width(start)))));
  }

  private String strong(String text) {
    return editor != null && editor.hasColour() ? STRONG + text + NORMAL : text;
  }

  /** Prints an error. */
  public void complain(String text) {
    for (String line : text.split("\n", -1)) {
      String indent = line.substring(0, line.length() - line.stripLeading().length());
      Text.wrap(line.strip(), indent, indent + "  ", width).forEach(err::println);
    }
    err.flush();
  }

  /** Makes {@link #ask} return early when something has happened that comes first. Nothing typed is lost. */
  public void interruptBy(BooleanSupplier interruption) {
    patient = new PatientReader(interruption);
  }

  /** Returns whether the last question was interrupted. */
  public boolean isInterrupted() {
    return patient != null && patient.isInterrupted();
  }

  /** Asks for a line; returns null at the end of the input, or if the question is interrupted. */
  public @Nullable String ask(String prompt) {
    return ask(prompt, List::of);
  }

  /** Asks for a line that an editor can complete; returns null at the end of the input. */
  public @Nullable String ask(String prompt, Supplier<List<String>> suggestions) {
    LineEditor keyboard = editor;
    if (keyboard != null) {
      out.flush();
      blank = false;
      PatientReader reader = patient;
      String typed = reader == null ? keyboard.readLine(strong(prompt), suggestions)
          : reader.readLine(() -> keyboard.readLine(strong(prompt), suggestions));
      return typed;
    }
    out.print(prompt);
    blank = false;
    requireReader();
    try {
      String typed = patient == null ? in.readLine() : patient.readLine(in::readLine);
      if (echoes || typed == null) {
        out.println(typed == null ? "" : Text.printable(typed));
      }
      return typed;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
