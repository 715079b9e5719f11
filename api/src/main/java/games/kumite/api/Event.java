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
 * @param type what happened: a stable word, such as {@code attacked}
 * @param arguments who and what, by name: Integers, Booleans, or Strings that are element ids or words
 *     of the game; an argument that this observer may not know is left out
 * @param text the event in a sentence for people; empty if a log should leave it out
 * @param rule the id of the rule behind it, such as {@code BR-ATK-02}; empty if the ledger has none
 */
public record Event(String type, Map<String, Object> arguments, String text, String rule) {

  /** Copies the arguments. */
  public Event {
    Objects.requireNonNull(type, "type must not be null");
    Objects.requireNonNull(arguments, "arguments must not be null");
    Objects.requireNonNull(text, "text must not be null");
    Objects.requireNonNull(rule, "rule must not be null");
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /**
   * One argument.
   *
   * @param name its name
   * @return its value; null if the event has none of that name or hides it
   */
  public @Nullable Object get(String name) {
    return arguments.get(name);
  }

  @Override
  public String toString() {
    return text;
  }
}
