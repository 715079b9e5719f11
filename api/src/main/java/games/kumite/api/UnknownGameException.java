package games.kumite.api;

/**
 * The failure to find a usable game with an id. The message lists the installed games, the plugins that failed to load,
 * and how to install more.
 */
public final class UnknownGameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates a refusal.
   *
   * @param message what is wrong and what would be right
   */
  public UnknownGameException(String message) {
    super(message);
  }
}
