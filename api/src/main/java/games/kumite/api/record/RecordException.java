package games.kumite.api.record;

import games.kumite.api.internal.Quoting;

/** The failure to read a record or to fit it to a game. The message and {@link #lineNumber()} name the line. */
public final class RecordException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** The number of the line, from 1. */
  private final int lineNumber;

  /**
   * Creates a failure in one line.
   *
   * @param line the number of the line, from 1
   * @param message what is wrong with the line and what would be right; its unprintable characters are escaped
   */
  public RecordException(int line, String message) {
    super("line " + line + ": " + Quoting.printableMessage(message));
    this.lineNumber = line;
  }

  /**
   * Returns the number of the line in which the failure was found.
   *
   * @return the number, from 1
   */
  public int lineNumber() {
    return lineNumber;
  }
}
