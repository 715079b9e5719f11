package games.kumite.spi.console.picture;

import java.util.ArrayList;
import java.util.List;

/** The size of texts, estimated without their font: rather too large than too small. */
final class TextMetrics {

  /** The font size of small print in pixels, and its line height. */
  static final int SIZE = 11;
  static final int LINE = 14;

  /** The width of a bold name relative to small print, in hundredths. */
  private static final int BOLD = 115;

  private static final String NARROW = "iljtfrI.,:;'|!()[] ";
  private static final String WIDE = "mwMW@%";
  private static final String MORE = "...";

  private TextMetrics() {}

  /** Returns the width in pixels at the size of small print. */
  static int width(String text) {
    double width = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      width += c > 0x2E7F ? 1.05 : NARROW.indexOf(c) >= 0 ? 0.36 : WIDE.indexOf(c) >= 0 ? 0.95
          : Character.isUpperCase(c) ? 0.74 : 0.6;
    }
    return (int) Math.ceil(width * SIZE);
  }

  /** Returns the width of small print whose bold form has at most a given width. */
  static int bold(int width) {
    return width * 100 / BOLD;
  }

  /** Returns the width in pixels of a heading. */
  static int heading(String text) {
    return width(text) * BOLD / 100;
  }

  /** Returns a text broken between words into lines, the last one cut off if there are too many. */
  static List<String> lines(String text, int width, int maxLines) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() > 0 && width(line + " " + word) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
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

  /** Returns a text cut to a width. */
  static String cut(String text, int width) {
    if (width(text) <= width) {
      return text;
    }
    int length = text.length();
    while (length > 1 && width(text.substring(0, length) + MORE) > width) {
      length--;
    }
    return text.substring(0, length).stripTrailing() + MORE;
  }
}
