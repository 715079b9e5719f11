package games.kumite.spi.console.texts;

/** The numbers with which the console ends. */
public final class ExitCodes {

  /** All went well, even if a player left the match early. */
  public static final int OK = 0;
  /** A file or the output could not be read or written, or is damaged. */
  public static final int FAILED = 1;
  /** The arguments are wrong; what is allowed has been printed. */
  public static final int WRONG_ARGUMENTS = 2;
  /** A game has broken its promises. */
  public static final int BROKEN_GAME = 3;

  private ExitCodes() {}
}
