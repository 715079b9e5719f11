package games.kumite.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The refusal of an action; the match is unchanged.
 *
 * <p>The message gives the reason and what would be legal.
 */
public final class IllegalActionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** The id of the rule that refuses the action, null if there is none. */
  private final @Nullable String rule;

  /**
   * Creates a refusal.
   *
   * @param message the reason, and what would be legal
   * @param rule the id of the rule that refuses the action, such as {@code BR-ATK-08}; null if the action is unknown or
   *     malformed
   */
  public IllegalActionException(String message, @Nullable String rule) {
    super(rule == null ? message : message + " (" + rule + ")");
    this.rule = rule;
  }

  /**
   * Returns the id of the rule that refuses the action.
   *
   * @return an id of the game's ledger; empty if no rule knows such an action here
   */
  public Optional<String> rule() {
    return Optional.ofNullable(rule);
  }
}
