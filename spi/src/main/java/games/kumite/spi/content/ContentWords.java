package games.kumite.spi.content;

import games.kumite.spi.Texts;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The display forms of names in the code and of foreign values. */
final class ContentWords {

  private static final int MAX = 60;
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

  private static final String CUT = "...";

  /** The longest form of the characters of a text that is cut off: six for one that is not printable. */
  private static final int LONGEST = MAX * 6 + CUT.length();

  private ContentWords() {}

  /** Returns the word for a constant: {@code DRAW_CARD} is {@code draw-card}. */
  static String of(Enum<?> constant) {
    return Texts.word(constant);
  }

  /** Returns the word for a record: {@code DrawCard} is {@code draw-card}. */
  static String of(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=.)(?=\\p{Upper})", "-").toLowerCase(Locale.ROOT);
  }

  /** Returns the field that selects a record of a vocabulary: {@code effect} for {@code Effect}. */
  static String field(Class<?> vocabulary) {
    String name = vocabulary.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** Returns a text shortened, printable and in quotes. */
  static String quoted(String text) {
    return '"' + printable(text) + '"';
  }

  /**
   * Returns whether a text has a character that the name of a seat may not have either: a control character or line break,
   * one that is invisible or turns the direction of the others, half a surrogate pair, or one without a meaning.
   */
  static boolean isUnprintable(String text) {
    return text.codePoints().anyMatch(ContentWords::isUnprintable);
  }

  private static boolean isUnprintable(int c) {
    int type = Character.getType(c);
    return Character.isISOControl(c) || type == Character.FORMAT || type == Character.SURROGATE
        || type == Character.UNASSIGNED || type == Character.PRIVATE_USE
        || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
  }

  /** Returns a message with all its quotations shortened and printable. */
  static String shortened(String message) {
    return QUOTED.matcher(message).replaceAll(quote -> Matcher.quoteReplacement(fit(quote.group(1))));
  }

  /** Returns a text with its mark of cutting off, if it is short enough already. */
  private static String fit(String quoted) {
    boolean isFit = quoted.length() <= MAX + CUT.length() || quoted.endsWith(CUT) && quoted.length() <= LONGEST;
    return isFit && !isUnprintable(quoted) ? '"' + quoted + '"' : quoted(quoted);
  }

  /** Returns a text shortened and printable. */
  static String printable(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints().limit(MAX).forEach(c -> {
      if (isUnprintable(c)) {
        shown.append(String.format("\\u%04x", c));
      } else {
        shown.appendCodePoint(c);
      }
    });
    return shown.append(text.codePointCount(0, text.length()) > MAX ? CUT : "").toString();
  }

  /** Returns a value as its author would recognise it. */
  static String quoted(JsonNode value) {
    if (value.isString()) {
      return quoted(value.stringValue());
    }
    if (value.isContainer()) {
      return value.isArray() ? "a list" : "an object";
    }
    String text = value.toString();
    return text.length() > MAX ? text.substring(0, MAX) + "..." : text;
  }
}
