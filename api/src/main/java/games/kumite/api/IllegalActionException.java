package games.kumite.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An action was refused; the match is as it was.
 *
 * <p>The message says why and what would be right.
 */
public final class IllegalActionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** The id of the rule that refuses, null if none does. */
  private final @Nullable String rule;

  /**
   * A refusal.
   *
   * @param message why, and what would be right
   * @param rule the id of the rule that refuses it, such as {@code BR-ATK-08}, or null if the action is
   *     unknown or garbled
   */
  public IllegalActionException(String message, @Nullable String rule) {
    super(rule == null ? message : message + " (" + rule + ")");
    this.rule = rule;
  }

  /**
   * The rule that refuses the action.
   *
   * @return its id in the game's ledger; empty if no rule knows such an action here
   */
  public Optional<String> rule() {
    return Optional.ofNullable(rule);
  }
}
