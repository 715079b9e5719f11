package games.kumite.spi.console.picture;

import java.util.Locale;

/** The elements of SVG as text. Classes are those of {@code picture.css}. */
final class Svg {

  static final String END = "</g>";

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

  /** Returns a closed line through points, x and y alternately. */
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

  /** Returns parts with a tooltip. */
  static String titled(String title, String parts) {
    return "<g><title>" + escaped(title) + "</title>" + parts + END;
  }

  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(c -> {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> {
          boolean isForbidden = c < ' ' || c >= 0xD800 && c <= 0xDFFF || c >= 0xFFFE && c <= 0xFFFF;
          escaped.appendCodePoint(isForbidden ? '?' : c); // not allowed in XML
        }
      }
    });
    return escaped.toString();
  }

  /** Returns a whole picture. */
  static String document(Box box, String style) {
    return String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" width=\"%d\""
        + " height=\"%d\" viewBox=\"0 0 %d %d\">%n<style>%n%s</style>%n", box.width(), box.height(), box.width(),
        box.height(), style) + String.join("\n", box.parts()) + "\n</svg>\n";
  }
}
