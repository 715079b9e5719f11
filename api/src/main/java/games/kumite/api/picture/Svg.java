package games.kumite.api.picture;

import java.util.Locale;
import java.util.function.IntPredicate;

/** SVG elements as text, each on one line. Their classes are those of {@code picture.css}. */
final class Svg {

  static final String END = "</g>";

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private Svg() {}

  static String group(int x, int y) {
    return "<g transform=\"translate(" + x + "," + y + ")\">";
  }

  static String rect(String looks, int x, int y, int width, int height) {
    return "<rect class=\"" + looks + "\" x=\"" + x + "\" y=\"" + y + "\" width=\"" + width + "\" height=\"" + height
        + "\"/>";
  }

  static String circle(String looks, int x, int y, int radius) {
    return "<circle class=\"" + looks + "\" cx=\"" + x + "\" cy=\"" + y + "\" r=\"" + radius + "\"/>";
  }

  static String line(String looks, int x1, int y1, int x2, int y2) {
    return "<line class=\"" + looks + "\" x1=\"" + x1 + "\" y1=\"" + y1 + "\" x2=\"" + x2 + "\" y2=\"" + y2 + "\"/>";
  }

  /** Returns a closed line through points, x and y in turn. */
  static String polygon(String looks, int[] points) {
    StringBuilder text = new StringBuilder("<polygon class=\"" + looks + "\" points=\"");
    for (int i = 0; i < points.length; i++) {
      text.append(i == 0 ? "" : " ").append(points[i]);
    }
    return text.append("\"/>").toString();
  }

  /** Returns a text whose baseline begins at a point. */
  static String text(String looks, int x, int y, String text) {
    return "<text class=\"" + looks + "\" x=\"" + x + "\" y=\"" + y + "\">" + escaped(text) + "</text>";
  }

  /** Returns parts with a text that is shown when the mouse rests on them. */
  static String titled(String title, String parts) {
    return "<g><title>" + escaped(title) + "</title>" + parts + END;
  }

  /** Returns a decimal number of a transformation. */
  static String decimal(double number) {
    return String.format(Locale.ROOT, Math.abs(number) < 0.01 ? "%.15f" : "%.6f", number);
  }

  /** Returns a display text: with a mark in place of what XML forbids and of what would turn text around. */
  static String escaped(String text) {
    return escaped(text, c -> {
      int type = Character.getType(c);
      return Character.isISOControl(c) || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR
          || type == Character.FORMAT && c != ZERO_WIDTH_JOINER && c != ZERO_WIDTH_NON_JOINER;
    });
  }

  /** Returns the value of an attribute for programs, with a mark in place of what XML forbids only. */
  static String quoted(String value) {
    return escaped(value, c -> false);
  }

  private static String escaped(String text, IntPredicate isUnwanted) {
    if (isPlain(text)) {
      return text;
    }
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(c -> {
      boolean isSpace = c == '\t' || c == '\n' || c == '\r';
      boolean isForbidden = c < ' ' && !isSpace || c >= 0xD800 && c <= 0xDFFF || (c & 0xFFFE) == 0xFFFE;
      if (isForbidden || isUnwanted.test(c)) {
        escaped.append(Character.isWhitespace(c) ? ' ' : '?');
      } else if (isSpace || c == '&' || c == '<' || c == '>' || c == '"' || c == '\'') {
        escaped.append("&#").append(c).append(';');
      } else {
        escaped.appendCodePoint(c);
      }
    });
    return escaped.toString();
  }

  /** Returns whether a text has only characters of ASCII that mean nothing in XML, as most have. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || c == '&' || c == '<' || c == '>' || c == '"' || c == '\'') {
        return false;
      }
    }
    return true;
  }

  /** Returns a whole picture of that width in pixels, which shrinks what is wider. */
  static String document(Box box, int width, Theme theme, Locale language) {
    long height = Math.max(1, Math.round((double) box.height() * width / box.width()));
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"kumite " + theme.name().toLowerCase(Locale.ROOT)
        + "\" lang=\"" + quoted(language.toLanguageTag()) + "\" width=\"" + width + "\" height=\"" + height
        + "\" viewBox=\"0 0 " + box.width() + " " + box.height() + "\">\n<style>\n" + PictureTexts.style() + "</style>\n"
        + String.join("\n", box.parts()) + "\n</svg>\n";
  }
}
