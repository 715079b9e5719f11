package games.kumite.api;

import games.kumite.api.internal.Quoting;

/**
 * The refusal to start a match with a setup. The message names the seats or the option, the given value and the allowed
 * values. No match has been started.
 */
public final class InvalidSetupException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates a refusal.
   *
   * @param message what is wrong and what would be right; its unprintable characters are escaped
   */
  public InvalidSetupException(String message) {
    super(Quoting.printableMessage(message));
  }
}
