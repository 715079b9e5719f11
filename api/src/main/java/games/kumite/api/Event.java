package games.kumite.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An event that has just happened, as one viewer may know it, for logs and animation. Immutable.
 *
 * <p>Each game has its own types of events. These exist in every game: {@code card-moved} and {@code element-moved} (motions),
 * {@code card-shown} ({@code card}), {@code rolled} ({@code label}, {@code seat}, {@code sides}, the list {@code faces}, and
 * {@code dice}, the ids of the dice that it leaves on the table), {@code shuffled} ({@code zone}) and {@code undone}. They have no text by default, since they are meant for animation. The game
 * emits a separate event that describes the cause.
 *
 * <h2>Motions</h2>
 *
 * <p>An event of the type {@code element-moved} or {@code card-moved} is a motion: it tells that an element changes its
 * place. {@link games.kumite.api.display.Motion#of} reads it. A viewer that sees an element at two places in turn gets such an
 * event for it.
 *
 * <table>
 * <caption>Arguments of a motion</caption>
 * <tr><td>{@code element}</td><td>the id of the element that moves; missing if the viewer may not know which card
 *   moves</td></tr>
 * <tr><td>{@code from}, {@code to}</td><td>a place: on an open table a list of two numbers, x and y, in the unit of its
 *   board; else the id of an element: the space on which it stands, or the element that holds it. {@code from} is missing
 *   if the element comes from off the table, {@code to} is empty if it leaves the table</td></tr>
 * <tr><td>{@code via}</td><td>the places between, a list, where the way has corners</td></tr>
 * <tr><td>{@code facing}</td><td>the attribute {@code facing} afterwards, where the element has one</td></tr>
 * </table>
 *
 * <p>Text and arguments may be created on first access. A reader that only needs the types does not pay for them.
 */
public final class Event {

  private final String type;
  private final String rule;
  private final @Nullable Details particulars;
  private @Nullable Map<String, Object> arguments;
  private @Nullable String text;

  /**
   * The arguments and text of an event, created on first access. Implementers must be immutable and thread-safe, and
   * must always return the same values.
   */
  public interface Details {

    /**
     * Returns the arguments.
     *
     * @return the value of {@link Event#arguments}
     */
    Map<String, Object> arguments();

    /**
     * Returns the display text.
     *
     * @return the value of {@link Event#text}
     */
    String text();
  }

  private Event(String type, String rule, @Nullable Details particulars) {
    this.type = Objects.requireNonNull(type, "type must not be null");
    this.rule = Objects.requireNonNull(rule, "rule must not be null");
    this.particulars = particulars;
  }

  /**
   * Creates an event with all its details.
   *
   * @param type the type, a stable word such as {@code attacked}
   * @param arguments the arguments by name: Integers, Booleans, Strings that are element ids or words of the game, or
   *     Lists of them; without arguments that this viewer may not know
   * @param text the event in one sentence for display; empty if a log should leave it out
   * @param rule the id of the rule that causes the event, such as {@code BR-ATK-02}; empty if the ledger has none
   */
  public Event(String type, Map<String, Object> arguments, String text, String rule) {
    this(type, rule, null);
    this.arguments = copy(Objects.requireNonNull(arguments, "arguments must not be null"));
    this.text = Objects.requireNonNull(text, "text must not be null");
  }

  /**
   * Returns an event whose arguments and text are created on first access.
   *
   * @param type the type, a stable word
   * @param rule the id of the rule that causes the event; empty if the ledger has none
   * @param particulars the other details, without anything that the viewer may not know
   * @return the event
   */
  public static Event of(String type, String rule, Details particulars) {
    return new Event(type, rule, Objects.requireNonNull(particulars, "particulars must not be null"));
  }

  private static Map<String, Object> copy(Map<String, Object> arguments) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /**
   * Returns the type of the event.
   *
   * @return a stable word, such as {@code attacked}
   */
  public String type() {
    return type;
  }

  /**
   * Returns the arguments by name.
   *
   * @return Integers, Booleans, Strings that are element ids or words of the game, or Lists of them; without arguments
   *     that this viewer may not know
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
   * Returns the event in one sentence for display.
   *
   * @return the sentence; empty if a log should leave it out
   */
  public String text() {
    String known = text;
    if (known == null) {
      known = untold().text();
      text = known;
    }
    return known;
  }

  /** Returns the details; never null while a value is still missing. */
  private Details untold() {
    return Objects.requireNonNull(particulars);
  }

  /**
   * Returns the id of the rule that causes the event.
   *
   * @return the id, such as {@code BR-ATK-02}; empty if the ledger has none
   */
  public String rule() {
    return rule;
  }

  /**
   * Returns an argument.
   *
   * @param name the name of the argument
   * @return the value; null if the event has no such argument or hides it
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
