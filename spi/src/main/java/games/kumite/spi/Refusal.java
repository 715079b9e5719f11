package games.kumite.spi;

import java.util.List;

/**
 * The reason why a rule refuses an action, a constant of the game.
 *
 * @param rule the id of the rule, such as {@code BR-ATK-08}; empty if no single rule is behind it
 * @param key the last part of the key of the reason's text, {@code refusal.<key>}
 * @param arguments the values of {0}, {1}... in the text, immutable
 */
public record Refusal(String rule, String key, List<Object> arguments) {

  static final Refusal CANNOT_COMPLETE = new Refusal("", "cannot-complete");
  static final Refusal NOT_YET = new Refusal("", "not-yet");

  /**
   * Validates the components and copies the arguments.
   *
   * @throws NullPointerException if anything is null
   */
  public Refusal {
    arguments = List.copyOf(arguments);
  }

  /**
   * Creates a reason whose text has no arguments.
   *
   * @param rule the id of the rule, or empty
   * @param key the last part of the key of the reason's text, {@code refusal.<key>}
   */
  public Refusal(String rule, String key) {
    this(rule, key, List.of());
  }

  /**
   * Returns a copy with numbers or names in its text. Playouts do not ask for reasons: where there are few numbers,
   * keep a constant for each, or create a reason only if {@link ActionCollector#isExplaining()}.
   *
   * @param told the values of {0}, {1}...
   * @return the reason with them
   */
  public Refusal with(Object... told) {
    return new Refusal(rule, key, List.of(told));
  }
}
