package games.kumite.api.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The room that a text takes, estimated without its font: rather too much than too little. */
final class TextMetrics {

  /** The font size of small print in pixels, and its line height. */
  static final int SIZE = 11;
  static final int LINE = 14;
  /** The greatest width of a line, which the eye can follow. */
  static final int MAX = 560;

  /** The width of a bold name relative to small print, in hundredths. */
  private static final int BOLD = 115;

  private static final String NARROW = "iljtfrI.,:;'|!()[] ";
  private static final String WIDE = "mwMW@%";
  private static final String MORE = "...";

  /** The widths of the characters of ASCII: most texts have no others. */
  private static final double[] ASCII = new double[128];

  static {
    for (char c = 0; c < ASCII.length; c++) {
      ASCII[c] = measured(c);
    }
  }

  private TextMetrics() {}

  /** Returns the width in pixels at the size of small print. */
  static int width(String text) {
    return pixels(widened(0, text));
  }

  private static int pixels(double width) {
    return (int) Math.ceil(width * SIZE);
  }

  /** Returns a width with that of a text after it. */
  private static double widened(double before, String text) {
    double width = before;
    for (int i = 0; i < text.length(); i++) {
      width += width(text.charAt(i));
    }
    return width;
  }

  private static double width(char c) {
    return c < ASCII.length ? ASCII[c] : measured(c);
  }

  private static double measured(char c) {
    return c > 0x2E7F ? 1.05 : NARROW.indexOf(c) >= 0 ? 0.36 : WIDE.indexOf(c) >= 0 ? 0.95
        : Character.isUpperCase(c) ? 0.74 : 0.6;
  }

  /** Returns the width that small print may have so that the same in bold has at most that width. */
  static int bold(int width) {
    return width * 100 / BOLD;
  }

  /** Returns the width in pixels that the longest word of a heading needs, which may break after hyphens. */
  static int headingWord(String text) {
    return Stream.of(text.split(" |(?<=-)")).mapToInt(word -> heading(word) + 1).max().orElse(0);
  }

  /** Returns the width in pixels that the longest word of small print needs, which may break after hyphens. */
  static int word(String text) {
    return Stream.of(text.split(" |(?<=-)")).mapToInt(TextMetrics::width).max().orElse(0);
  }

  /** Returns the width in pixels of a heading. */
  static int heading(String text) {
    return width(text) * BOLD / 100;
  }

  /**
   * Returns a text in lines that end between words or, in words that are too long for a line, after hyphens; the last one is
   * cut off where there are more than that.
   */
  static List<String> lines(String text, int width, int maxLines) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    double used = 0;
    for (String word : text.split(" ")) {
      String gap = line.length() == 0 ? "" : " ";
      for (String part : pixels(widened(0, word)) > width ? word.split("(?<=-)") : new String[] {word}) {
        if (line.length() > 0 && pixels(widened(used, gap + part)) > width) {
          lines.add(line.toString());
          line.setLength(0);
          used = 0;
          gap = "";
        }
        used = widened(used, gap + part);
        line.append(gap).append(part);
        gap = "";
      }
    }
    lines.add(line.toString());
    if (lines.size() > maxLines) {
      String last = lines.get(maxLines - 1) + MORE;
      lines = new ArrayList<>(lines.subList(0, maxLines - 1));
      lines.add(last);
    }
    lines.replaceAll(one -> cut(one, width));
    return lines;
  }

  /** Returns a text cut to a width, between characters. */
  static String cut(String text, int width) {
    double room = (double) width / SIZE;
    double rest = room - MORE.length() * width('.');
    double used = 0;
    int kept = 0;
    for (int i = 0; i < text.length(); i++) {
      used += width(text.charAt(i));
      if (used <= rest && !Character.isHighSurrogate(text.charAt(i))) {
        kept = i + 1;
      }
      if (used > room) {
        return text.substring(0, kept).stripTrailing() + MORE;
      }
    }
    return text;
  }
}
