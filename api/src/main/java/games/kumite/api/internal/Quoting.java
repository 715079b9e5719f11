package games.kumite.api.internal;

import org.jspecify.annotations.Nullable;

/** The quotation of untrusted text in error messages: short, printable, in quotes. */
public final class Quoting {

  private static final int MAX = 60;

  private Quoting() {}

  /**
   * Returns a value in quotes, shortened and with unprintable characters escaped.
   *
   * @param value any value
   * @return the text of the value; with its type if the value is not a text
   */
  public static String quoted(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (!(value instanceof CharSequence)) {
      return printable(String.valueOf(value)) + " (" + value.getClass().getSimpleName() + ")";
    }
    return "\"" + printable(value.toString()) + "\"";
  }

  private static String printable(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints().limit(MAX).forEach(c -> {
      if (Character.isISOControl(c) || !Character.isDefined(c)
          || Character.getType(c) == Character.SURROGATE
          || Character.getType(c) == Character.FORMAT) {
        shown.append(String.format("\\u%04x", c));
      } else {
        shown.appendCodePoint(c);
      }
    });
    return text.codePointCount(0, text.length()) > MAX
        ? shown + "... (" + text.length() + " characters)" : shown.toString();
  }
}
