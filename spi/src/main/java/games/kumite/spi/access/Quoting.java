package games.kumite.spi.access;

/** A formatter that makes foreign text fit for a message: short, printable, in quotes. */
public final class Quoting {

  private static final int MAX = 60;

  private Quoting() {}

  public static String quoted(String text) {
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
