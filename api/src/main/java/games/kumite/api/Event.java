package games.kumite.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something that has just happened, as one observer may know it: for logs and animation. Immutable.
 *
 * <p>Besides each game's own events there are, in every game, {@code card-moved} ({@code card}, {@code from},
 * {@code to}), {@code card-shown} ({@code card}), {@code shuffled} ({@code zone}) and {@code undone}. Those about cards
 * have no text unless the game gives them one: they are for animation, and the game tells beside them what was done.
 *
 * <p>Its text and its arguments may be made when somebody first asks for them, so that who reads events for their types
 * pays for nothing else.
 */
public final class Event {

  private final String type;
  private final String rule;
  private final @Nullable Details particulars;
  private @Nullable Map<String, Object> arguments;
  private @Nullable String text;

  /** What is told of an event once somebody asks: always the same. Implementers must be immutable and thread-safe. */
  public interface Details {

    /**
     * Who and what.
     *
     * @return what {@link Event#arguments} gives
     */
    Map<String, Object> arguments();

    /**
     * The sentence for people.
     *
     * @return what {@link Event#text} gives
     */
    String text();
  }

  private Event(String type, String rule, @Nullable Details particulars) {
    this.type = Objects.requireNonNull(type, "type must not be null");
    this.rule = Objects.requireNonNull(rule, "rule must not be null");
    this.particulars = particulars;
  }

  /**
   * An event of which all is told.
   *
   * @param type what happened: a stable word, such as {@code attacked}
   * @param arguments who and what, by name: Integers, Booleans, or Strings that are element ids or words
   *     of the game; an argument that this observer may not know is left out
   * @param text the event in a sentence for people; empty if a log should leave it out
   * @param rule the id of the rule behind it, such as {@code BR-ATK-02}; empty if the ledger has none
   */
  public Event(String type, Map<String, Object> arguments, String text, String rule) {
    this(type, rule, null);
    this.arguments = copy(Objects.requireNonNull(arguments, "arguments must not be null"));
    this.text = Objects.requireNonNull(text, "text must not be null");
  }

  /**
   * An event whose arguments and text are made when somebody asks.
   *
   * @param type what happened: a stable word
   * @param rule the id of the rule behind it, empty if the ledger has none
   * @param particulars all else, which must hold nothing that the observer may not know
   * @return the event
   */
  public static Event of(String type, String rule, Details particulars) {
    return new Event(type, rule, Objects.requireNonNull(particulars, "particulars must not be null"));
  }

  private static Map<String, Object> copy(Map<String, Object> arguments) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /**
   * What happened.
   *
   * @return a stable word, such as {@code attacked}
   */
  public String type() {
    return type;
  }

  /**
   * Who and what, by name.
   *
   * @return Integers, Booleans, or Strings that are element ids or words of the game, without what this observer may
   *     not know
   */
  public Map<String, Object> arguments() {
    Map<String, Object> known = arguments;
    if (known == null) {
      known = copy(untold().arguments());
      arguments = known;
    }
    return known;
  }

  /**
   * The event in a sentence for people.
   *
   * @return empty if a log should leave it out
   */
  public String text() {
    String known = text;
    if (known == null) {
      known = untold().text();
      text = known;
    }
    return known;
  }

  /** Never null where something is still untold. */
  private Details untold() {
    return Objects.requireNonNull(particulars);
  }

  /**
   * The id of the rule behind it.
   *
   * @return such as {@code BR-ATK-02}; empty if the ledger has none
   */
  public String rule() {
    return rule;
  }

  /**
   * One argument.
   *
   * @param name its name
   * @return its value; null if the event has none of that name or hides it
   */
  public @Nullable Object argument(String name) {
    return arguments().get(name);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Event event && type.equals(event.type) && rule.equals(event.rule)
        && arguments().equals(event.arguments()) && text().equals(event.text());
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, arguments(), rule);
  }

  @Override
  public String toString() {
    return text();
  }
}
