package games.kumite.spi;

import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A text with placeholders, parsed once. Gives the result of {@link MessageFormat}, which is called only where a
 * placeholder chooses between texts. A {@link Double} gets the decimal sign of the text's language, without grouping
 * separators. Immutable and thread-safe.
 */
final class MessagePattern {

  private final String source;
  private final List<String> words;
  private final int[] holes;
  private final Plain plain;
  private final @Nullable MessageFormat choosing;

  private MessagePattern(String source, List<String> words, List<Integer> holes, Plain plain, @Nullable MessageFormat choosing) {
    this.source = source;
    this.words = words;
    this.holes = holes.stream().mapToInt(Integer::intValue).toArray();
    this.plain = plain;
    this.choosing = choosing;
  }

  static MessagePattern of(String source, Locale language) {
    Plain plain = new Plain(language);
    List<String> words = new ArrayList<>();
    List<Integer> holes = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int at = 0; at < source.length(); at++) {
      char c = source.charAt(at);
      boolean isHole = c == '{' && at + 2 < source.length() && Character.isDigit(source.charAt(at + 1))
          && source.charAt(at + 2) == '}';
      if (isHole) {
        words.add(word.toString());
        word.setLength(0);
        holes.add(source.charAt(at + 1) - '0');
        at += 2;
      } else if (c == '\'' && source.startsWith("''", at)) {
        word.append(c);
        at++;
      } else if (c == '{' || c == '\'') {
        return new MessagePattern(source, List.of(), List.of(), plain, choosing(source, language, plain));
      } else {
        word.append(c);
      }
    }
    words.add(word.toString());
    return new MessagePattern(source, words, holes, plain, null);
  }

  /** Returns whether an apostrophe is neither doubled nor one of a pair that quotes a brace. */
  static boolean hasLoneApostrophe(String source) {
    String single = source.replace("''", "");
    int at = single.indexOf('\'');
    while (at >= 0) {
      int end = single.indexOf('\'', at + 1);
      if (end < 0 || !single.substring(at, end).matches(".*[{}].*")) {
        return true;
      }
      at = single.indexOf('\'', end + 1);
    }
    return false;
  }

  private static MessageFormat choosing(String source, Locale language, Plain plain) {
    MessageFormat format = new MessageFormat(source, language);
    Format[] formats = format.getFormats();
    for (int i = 0; i < formats.length; i++) {
      format.setFormat(i, formats[i] == null ? plain : formats[i]);
    }
    return format;
  }

  String filled(Object... arguments) {
    if (choosing != null) {
      return ((MessageFormat) choosing.clone()).format(arguments); // a MessageFormat must not be shared by threads
    }
    if (holes.length == 0) {
      return words.get(0);
    }
    StringBuilder text = new StringBuilder(words.get(0));
    for (int i = 0; i < holes.length; i++) {
      int hole = holes[i];
      text.append(hole < arguments.length ? plain.shown(arguments[hole]) : "{" + hole + "}").append(words.get(i + 1));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return source;
  }

  /** A format that prints a number without grouping separators. */
  private static final class Plain extends Format {

    private static final long serialVersionUID = 1;

    private final Locale language;

    Plain(Locale language) {
      this.language = language;
    }

    /** Reads the decimal sign only where a text has a decimal: the first use of a language's signs takes milliseconds. */
    String shown(Object value) {
      String text = String.valueOf(value);
      return value instanceof Double ? text.replace('.', DecimalFormatSymbols.getInstance(language).getDecimalSeparator()) : text;
    }

    @Override
    public StringBuffer format(Object value, StringBuffer text, FieldPosition position) {
      return text.append(shown(value));
    }

    @Override
    public Object parseObject(String source, ParsePosition position) {
      throw new UnsupportedOperationException("texts are not read back");
    }
  }
}
