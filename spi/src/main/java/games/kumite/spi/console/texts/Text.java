package games.kumite.spi.console.texts;

import games.kumite.api.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The formatting of texts for a terminal. */
public final class Text {

  private static final int STOP = 26;

  private Text() {}

  /** Returns a text without characters that would move the cursor. */
  public static String printable(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints().forEach(c -> {
      int type = Character.getType(c);
      boolean harmful = Character.isISOControl(c) || type == Character.FORMAT || type == Character.SURROGATE
          || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
      printable.appendCodePoint(!harmful ? c : Character.isWhitespace(c) ? ' ' : '?');
    });
    return printable.toString();
  }

  /** Returns a word quoted for a shell. */
  public static String quoted(String word) {
    return word.contains(" ") ? "\"" + word + "\"" : word;
  }

  /** Returns the number of columns of a text. */
  public static int width(String text) {
    return text.codePoints().map(Text::width).sum();
  }

  private static int width(int c) {
    if (Character.getType(c) == Character.NON_SPACING_MARK) {
      return 0;
    }
    boolean wide = Character.isIdeographic(c) || c >= 0x1100 && c <= 0x115F || c >= 0x3000 && c <= 0x30FF
        || c >= 0xAC00 && c <= 0xD7A3 || c >= 0xFF00 && c <= 0xFF60 || c >= 0x1F300 && c <= 0x1FAFF;
    return wide ? 2 : 1;
  }

  /** Returns a text padded with spaces to a width. */
  public static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** Returns a text broken into lines between words, and within a word that is longer than a line. */
  public static List<String> wrap(String text, String first, String others, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : printable(text).split(" ", -1)) {
      String rest = word;
      if (!empty && width(line.toString()) + 1 + width(rest) > width) {
        lines.add(line.toString());
        line = new StringBuilder(others);
        empty = true;
      }
      while (empty && width(line.toString()) + width(rest) > width) {
        int cut = rest.offsetByCodePoints(0, Math.max(1, fitting(rest, width - width(line.toString()))));
        lines.add(line + rest.substring(0, cut));
        rest = rest.substring(cut);
        line = new StringBuilder(others);
      }
      line.append(empty ? "" : " ").append(rest);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }

  private static int fitting(String text, int width) {
    int[] points = text.codePoints().toArray();
    int columns = 0;
    int count = 0;
    while (count < points.length && columns + width(points[count]) <= width) {
      columns += width(points[count++]);
    }
    return count;
  }

  /**
   * Returns a name in lower case with spaces: {@code maxHealth} and {@code HAND} become {@code max health} and
   * {@code hand}.
   */
  public static String spaced(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").replace('_', ' ').replace('-', ' ')
        .toLowerCase(Locale.ROOT);
  }

  /** Returns a text with a capital letter at the beginning. */
  public static String capital(String text) {
    return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Returns items side by side at even stops as long as they fit into a line; a longer item is broken. */
  public static List<String> flow(List<String> items, String indent, int width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String item : items) {
      int stop = line.isEmpty() ? 0 : (width(line) - indent.length() + 1) / STOP * STOP + STOP;
      String longer = padded(line.isEmpty() ? indent : line, indent.length() + stop) + item;
      if (!line.isEmpty() && width(longer) > width) {
        lines.add(line);
        longer = indent + item;
      }
      line = longer;
      if (width(line) > width) {
        lines.addAll(wrap(line.strip(), indent, indent + "    ", width));
        line = "";
      }
    }
    if (!line.isEmpty()) {
      lines.add(line);
    }
    return lines;
  }

  /** Returns cells in columns of equal width, to be read downwards. */
  public static List<String> columns(List<String> cells, String indent, int width) {
    int widest = cells.stream().mapToInt(Text::width).max().orElse(0) + 2;
    int count = Math.max(1, (width - indent.length()) / widest);
    int rows = (cells.size() + count - 1) / count;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder(indent);
      for (int cell = row; cell < cells.size(); cell += rows) {
        line.append(padded(cells.get(cell), widest));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** Returns the provider of a problem, which may stand for several. */
  public static String provider(Games.Problem problem, ConsoleTexts say) {
    String all = problem.provider().replace(" and ", " " + say.text("and") + " ");
    return all.equals(problem.provider()) && all.indexOf(' ') >= 0 ? say.library(all) : all;
  }
}
