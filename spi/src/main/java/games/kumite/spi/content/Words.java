package games.kumite.spi.content;

import games.kumite.spi.Texts;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** How names of the code and foreign values are written for people. */
final class Words {

  private static final int MAX = 60;

  private Words() {}

  /** The word for a constant: {@code DRAW_CARD} is {@code draw-card}. */
  static String of(Enum<?> constant) {
    return Texts.word(constant);
  }

  /** The word for a record: {@code DrawCard} is {@code draw-card}. */
  static String of(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=.)(?=\\p{Upper})", "-").toLowerCase(Locale.ROOT);
  }

  /** The field that says which record of a vocabulary is meant: {@code effect} for {@code Effect}. */
  static String field(Class<?> vocabulary) {
    String name = vocabulary.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** Short and printable, in quotes. */
  static String quoted(String text) {
    StringBuilder shown = new StringBuilder("\"");
    text.codePoints().limit(MAX).forEach(c -> {
      int type = Character.getType(c);
      if (Character.isISOControl(c) || type == Character.FORMAT || type == Character.SURROGATE
          || type == Character.UNASSIGNED || type == Character.PRIVATE_USE
          || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR) {
        shown.append(String.format("\\u%04x", c));
      } else {
        shown.appendCodePoint(c);
      }
    });
    return shown.append(text.codePointCount(0, text.length()) > MAX ? "...\"" : "\"").toString();
  }

  /** A value as somebody who wrote it would know it again. */
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
