package games.kumite.api;

import games.kumite.api.internal.Quoting;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A setting of a game that is chosen before a match: its name, what it may be, and its default.
 * Immutable.
 */
public final class Option {

  /** What an option's values are. */
  public enum Type {
    /** A whole number in a range. */
    NUMBER,
    /** {@code true} or {@code false}. */
    FLAG,
    /** One word of a list. */
    CHOICE,
    /** Any text. */
    TEXT,
    /**
     * A directory whose files the game reads, or an empty text for none. Its value is the word of whoever owns the
     * matches, never a stranger's.
     */
    DIRECTORY
  }

  private final String id;
  private final String description;
  private final Type type;
  private final Object defaultValue;
  private final int min;
  private final int max;
  private final List<String> choices;

  private Option(String id, String description, Type type, Object defaultValue, int min, int max,
      List<String> choices) {
    this.id = Objects.requireNonNull(id, "id must not be null");
    this.description = Objects.requireNonNull(description, "description must not be null");
    this.type = type;
    this.defaultValue = defaultValue;
    this.min = min;
    this.max = max;
    this.choices = List.copyOf(choices);
    convert(defaultValue);
  }

  /**
   * A whole number.
   *
   * @param id the name
   * @param description one line for people
   * @param min the least value
   * @param max the greatest value
   * @param defaultValue the value of a setup that does not name the option
   * @return the option
   */
  public static Option number(String id, String description, int min, int max, int defaultValue) {
    return new Option(id, description, Type.NUMBER, defaultValue, min, max, List.of());
  }

  /**
   * A switch.
   *
   * @param id the name
   * @param description one line for people
   * @param defaultValue the value of a setup that does not name the option
   * @return the option
   */
  public static Option flag(String id, String description, boolean defaultValue) {
    return new Option(id, description, Type.FLAG, defaultValue, 0, 0, List.of("true", "false"));
  }

  /**
   * One word of a list.
   *
   * @param id the name
   * @param description one line for people
   * @param choices the words, at least one; the first is the default
   * @return the option
   */
  public static Option choice(String id, String description, String... choices) {
    if (choices.length == 0) {
      throw new IllegalArgumentException("choices must be at least one word, option " + id + " has none");
    }
    return new Option(id, description, Type.CHOICE, choices[0], 0, 0, List.of(choices));
  }

  /**
   * Any text.
   *
   * @param id the name
   * @param description one line for people
   * @param defaultValue the value of a setup that does not name the option
   * @return the option
   */
  public static Option text(String id, String description, String defaultValue) {
    return new Option(id, description, Type.TEXT, defaultValue, 0, 0, List.of());
  }

  /**
   * A directory of the owner's, with files that the game reads; none unless it is set.
   *
   * @param id the name
   * @param description one line for people
   * @return the option
   */
  public static Option directory(String id, String description) {
    return new Option(id, description, Type.DIRECTORY, "", 0, 0, List.of());
  }

  /**
   * The same option in other words, such as those of another language.
   *
   * @param newDescription one line for people
   * @return the option with this description
   */
  public Option withDescription(String newDescription) {
    return new Option(id, newDescription, type, defaultValue, min, max, choices);
  }

  /**
   * The name.
   *
   * @return such as {@code bossCount}
   */
  public String id() {
    return id;
  }

  /**
   * What it does, in one line for people.
   *
   * @return the description
   */
  public String description() {
    return description;
  }

  /**
   * What its values are.
   *
   * @return the type
   */
  public Type type() {
    return type;
  }

  /**
   * The value of a setup that does not name this option.
   *
   * @return an Integer, Boolean or String, by type
   */
  public Object defaultValue() {
    return defaultValue;
  }

  /**
   * The words of a choice.
   *
   * @return an immutable list, for a flag true and false, empty for numbers and texts
   */
  public List<String> choices() {
    return choices;
  }

  /**
   * The least value of a number.
   *
   * @return the bound, 0 for what is no number
   */
  public int min() {
    return min;
  }

  /**
   * The greatest value of a number.
   *
   * @return the bound, 0 for what is no number
   */
  public int max() {
    return max;
  }

  /**
   * The allowed values in words.
   *
   * @return such as {@code 1..12} or {@code D20, 3D6}
   */
  public String allowedValues() {
    return switch (type) {
      case NUMBER -> min + ".." + max;
      case FLAG, CHOICE -> String.join(", ", choices);
      case TEXT -> "a text of at most 4096 characters";
      case DIRECTORY -> "the path of a directory of at most 4096 characters, or an empty text";
    };
  }

  /**
   * The value in this option's own type, if it is allowed. Numbers and flags may be given as text, and numbers as any
   * type of whole numbers, since libraries for JSON read them as Long.
   *
   * @param value what somebody wants
   * @return an Integer, Boolean or String, by type
   * @throws InvalidSetupException if the value is not allowed; it names option, value and what is
   *     allowed
   */
  public Object convert(@Nullable Object value) {
    Object accepted = switch (type) {
      case NUMBER -> number(value);
      case FLAG -> value instanceof Boolean ? value
          : "true".equals(value) ? Boolean.TRUE : "false".equals(value) ? Boolean.FALSE : null;
      case CHOICE -> value instanceof String word && choices.contains(word) ? word : null;
      case TEXT, DIRECTORY -> value instanceof String text && text.length() <= 4096 ? text : null;
    };
    if (accepted == null) {
      throw new InvalidSetupException(
          "option " + id + " must be " + allowedValues() + ", was " + Quoting.quoted(value));
    }
    return accepted;
  }

  private @Nullable Object number(@Nullable Object value) {
    long number;
    if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) {
      number = ((Number) value).longValue();
    } else if (value instanceof String text && text.matches("-?[0-9]{1,10}")) {
      number = Long.parseLong(text);
    } else {
      return null;
    }
    return number >= min && number <= max ? (Integer) (int) number : null;
  }

  @Override
  public String toString() {
    return id + " (" + allowedValues() + "; default " + defaultValue + ")";
  }
}
