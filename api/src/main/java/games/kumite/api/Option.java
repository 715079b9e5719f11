package games.kumite.api;

import games.kumite.api.internal.Quoting;
import games.kumite.api.internal.Surrogates;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A setting of a game that is chosen before a match, with its allowed values and its default. Immutable. */
public final class Option {

  /** The type of an option's values. */
  public enum Type {
    /** A whole number in a range. */
    NUMBER,
    /** {@code true} or {@code false}. */
    FLAG,
    /** One word of a list. */
    CHOICE,
    /** Any text of at most 65,536 characters. */
    TEXT,
    /**
     * A directory with files that the game reads, or an empty text for none. Only the owner of the matches may set it,
     * never a stranger.
     */
    DIRECTORY
  }

  private static final int LONGEST_TEXT = 65_536;
  private static final int LONGEST_PATH = 4_096;

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
   * Returns an option for a whole number in a range.
   *
   * @param id the id of the option
   * @param description one line of text for display
   * @param min the lowest allowed value
   * @param max the highest allowed value
   * @param defaultValue the value used if a setup does not set the option
   * @return the option
   */
  public static Option number(String id, String description, int min, int max, int defaultValue) {
    return new Option(id, description, Type.NUMBER, defaultValue, min, max, List.of());
  }

  /**
   * Returns an option that is on or off.
   *
   * @param id the id of the option
   * @param description one line of text for display
   * @param defaultValue the value used if a setup does not set the option
   * @return the option
   */
  public static Option flag(String id, String description, boolean defaultValue) {
    return new Option(id, description, Type.FLAG, defaultValue, 0, 0, List.of("true", "false"));
  }

  /**
   * Returns an option for one word of a list.
   *
   * @param id the id of the option
   * @param description one line of text for display
   * @param choices the allowed words, at least one; the first is the default
   * @return the option
   */
  public static Option choice(String id, String description, String... choices) {
    if (choices.length == 0) {
      throw new IllegalArgumentException("choices must be at least one word, option " + id + " has none");
    }
    return new Option(id, description, Type.CHOICE, choices[0], 0, 0, List.of(choices));
  }

  /**
   * Returns an option for any text.
   *
   * @param id the id of the option
   * @param description one line of text for display
   * @param defaultValue the value used if a setup does not set the option
   * @return the option
   */
  public static Option text(String id, String description, String defaultValue) {
    return new Option(id, description, Type.TEXT, defaultValue, 0, 0, List.of());
  }

  /**
   * Returns an option for a directory with files that the game reads; none unless it is set.
   *
   * <p>The value is for the owner of the matches. A program that takes setups or records from strangers must not take it
   * from them, since it would read files of its own machine for them. Do not show them refusals of such a value either,
   * which name the directory and quote its files. {@link games.kumite.api.record.MatchRecord#asTrusted} is the same decision
   * for records.
   *
   * @param id the id of the option
   * @param description one line of text for display
   * @return the option
   */
  public static Option directory(String id, String description) {
    return new Option(id, description, Type.DIRECTORY, "", 0, 0, List.of());
  }

  /**
   * Returns a copy with another description, such as one in another language.
   *
   * @param newDescription one line of text for display
   * @return the changed copy
   */
  public Option withDescription(String newDescription) {
    return new Option(id, newDescription, type, defaultValue, min, max, choices);
  }

  /**
   * Returns the id of the option.
   *
   * @return the id, such as {@code bossCount}
   */
  public String id() {
    return id;
  }

  /**
   * Returns the description of the option, in one line of text for display.
   *
   * @return the description
   */
  public String description() {
    return description;
  }

  /**
   * Returns the type of the option's values.
   *
   * @return the type
   */
  public Type type() {
    return type;
  }

  /**
   * Returns the value used if a setup does not set the option.
   *
   * @return an Integer, Boolean or String, by type
   */
  public Object defaultValue() {
    return defaultValue;
  }

  /**
   * Returns the words of a choice.
   *
   * @return an immutable list; {@code true} and {@code false} for a flag, empty for other types
   */
  public List<String> choices() {
    return choices;
  }

  /**
   * Returns the lowest allowed number.
   *
   * @return the bound; 0 for an option that is not a number
   */
  public int min() {
    return min;
  }

  /**
   * Returns the highest allowed number.
   *
   * @return the bound; 0 for an option that is not a number
   */
  public int max() {
    return max;
  }

  /**
   * Returns a text that describes the allowed values.
   *
   * @return the text, such as {@code 1..12} or {@code D20, 3D6}
   */
  public String allowedValues() {
    return switch (type) {
      case NUMBER -> min + ".." + max;
      case FLAG, CHOICE -> String.join(", ", choices);
      case TEXT -> "a text of at most " + LONGEST_TEXT + " characters";
      case DIRECTORY -> "the path of a directory of at most " + LONGEST_PATH + " characters, or an empty text";
    };
  }

  /**
   * Converts a value to this option's type. Numbers and flags may be given as text. Numbers may have any whole-number
   * type, since JSON libraries read them as Long.
   *
   * @param value the requested value
   * @return an Integer, Boolean or String, by type
   * @throws InvalidSetupException if the value is not allowed; the message names the option, the value and what is
   *     allowed
   */
  public Object convert(@Nullable Object value) {
    Object accepted = switch (type) {
      case NUMBER -> number(value);
      case FLAG -> value instanceof Boolean ? value
          : "true".equals(value) ? Boolean.TRUE : "false".equals(value) ? Boolean.FALSE : null;
      case CHOICE -> value instanceof String word && choices.contains(word) ? word : null;
      case TEXT -> text(value, LONGEST_TEXT);
      case DIRECTORY -> text(value, LONGEST_PATH);
    };
    if (accepted == null) {
      throw new InvalidSetupException(
          "option " + id + " must be " + allowedValues() + ", was " + Quoting.quoted(value));
    }
    return accepted;
  }

  private static @Nullable Object text(@Nullable Object value, int longest) {
    return value instanceof String text && text.length() <= longest && !Surrogates.hasUnpaired(text) ? text : null;
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
