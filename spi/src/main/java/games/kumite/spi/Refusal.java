package games.kumite.spi;

import java.util.List;

/**
 * Why a rule refuses an action: a constant of the game.
 *
 * @param rule the id of the rule, such as {@code BR-ATK-08}; empty if no single rule is behind it
 * @param key the reason is the text {@code refusal.<key>}
 * @param arguments what {0}, {1}... stand for in it, immutable
 */
public record Refusal(String rule, String key, List<Object> arguments) {

  static final Refusal CANNOT_COMPLETE = new Refusal("", "cannot-complete");
  static final Refusal NOT_YET = new Refusal("", "not-yet");

  /**
   * Keeps a copy of the arguments.
   *
   * @throws NullPointerException if anything is null
   */
  public Refusal {
    arguments = List.copyOf(arguments);
  }

  /**
   * A reason whose text has no arguments.
   *
   * @param rule the id of the rule, or empty
   * @param key the reason is the text {@code refusal.<key>}
   */
  public Refusal(String rule, String key) {
    this(rule, key, List.of());
  }

  /**
   * The same reason with numbers or names in its text. Playouts ask no reasons: where the numbers are few, keep a constant
   * for each, or make one only if {@link ActionCollector#isExplaining()}.
   *
   * @param told what {0}, {1}... stand for
   * @return the reason with them
   */
  public Refusal with(Object... told) {
    return new Refusal(rule, key, List.of(told));
  }
}
