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

  /**
   * Returns a message in which unprintable characters are escaped, except for line feeds. A message may contain foreign
   * text that its author has not quoted.
   *
   * @param message a message of any length
   * @return the message without characters that move a cursor or turn the direction of writing
   */
  public static String printableMessage(String message) {
    StringBuilder shown = new StringBuilder();
    message.codePoints().forEach(c -> append(shown, c, c == '\n'));
    return shown.toString();
  }

  private static String printable(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints().limit(MAX).forEach(c -> append(shown, c, false));
    return text.codePointCount(0, text.length()) > MAX
        ? shown + "... (" + text.length() + " characters)" : shown.toString();
  }

  private static void append(StringBuilder shown, int c, boolean isKept) {
    if (isKept || isPrintable(c)) {
      shown.appendCodePoint(c);
    } else {
      shown.append(String.format("\\u%04x", c));
    }
  }

  private static boolean isPrintable(int c) {
    int type = Character.getType(c);
    return !Character.isISOControl(c) && Character.isDefined(c) && type != Character.SURROGATE && type != Character.FORMAT
        && type != Character.LINE_SEPARATOR && type != Character.PARAGRAPH_SEPARATOR;
  }
}
