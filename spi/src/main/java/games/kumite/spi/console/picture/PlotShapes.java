package games.kumite.spi.console.picture;

/** The shapes of plots as SVG text. */
final class PlotShapes {

  private PlotShapes() {}

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

  static String text(String looks, int x, int y, String text) {
    return "<text class=\"" + looks + "\" x=\"" + x + "\" y=\"" + y + "\">" + escaped(text) + "</text>";
  }

  /** Returns parts with a tooltip. */
  static String titled(String title, String parts) {
    return "<g><title>" + escaped(title) + "</title>" + parts + "</g>";
  }

  /** Returns a text with a mark in place of what XML forbids. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(c -> {
      boolean isForbidden = c < ' ' || c >= 0xD800 && c <= 0xDFFF || (c & 0xFFFE) == 0xFFFE;
      if (c == '&' || c == '<' || c == '>' || c == '"' || c == '\'') {
        escaped.append("&#").append(c).append(';');
      } else {
        escaped.appendCodePoint(isForbidden ? '?' : c);
      }
    });
    return escaped.toString();
  }
}
