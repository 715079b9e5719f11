package games.kumite.api;

/**
 * A match cannot be started like this: the message names the seats or the option, what was given and
 * what is allowed. Nothing has been started.
 */
public final class InvalidSetupException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /**
   * A refusal.
   *
   * @param message what is wrong and what would be right
   */
  public InvalidSetupException(String message) {
    super(message);
  }
}
