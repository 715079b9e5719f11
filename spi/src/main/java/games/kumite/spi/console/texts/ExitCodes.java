package games.kumite.spi.console.texts;

/** The exit codes of the console. */
public final class ExitCodes {

  /** Success, even if a player left the match early. */
  public static final int OK = 0;
  /** A file or output that could not be read or written, or is damaged. */
  public static final int FAILED = 1;
  /** Wrong arguments; the allowed ones have been printed. */
  public static final int WRONG_ARGUMENTS = 2;
  /** A game that has broken its promises. */
  public static final int BROKEN_GAME = 3;

  private ExitCodes() {}
}
