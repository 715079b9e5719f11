package games.kumite.spi;

/** Foreign text made fit for a message: short, printable, in quotes. */
final class Shown {

  private static final int MAX = 60;

  private Shown() {}

  static String quoted(String text) {
    StringBuilder shown = new StringBuilder("\"");
    text.chars().limit(MAX).forEach(c -> {
      if (c >= ' ' && c < 127) {
        shown.append((char) c);
      } else {
        shown.append(String.format("\\u%04x", c));
      }
    });
    return shown.append(text.length() > MAX ? "...\"" : "\"").toString();
  }
}
