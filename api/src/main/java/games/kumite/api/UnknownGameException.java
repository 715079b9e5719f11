package games.kumite.api;

/**
 * No usable game of that name is installed: the message lists what is, what could not be loaded, and
 * how to install more.
 */
public final class UnknownGameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /**
   * A refusal.
   *
   * @param message what is wrong and what would be right
   */
  public UnknownGameException(String message) {
    super(message);
  }
}
