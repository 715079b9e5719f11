package games.kumite.api.record;

/**
 * A record cannot be read or does not fit the game: the message and {@link #lineNumber()} say where.
 */
public final class RecordException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** The number of the line, from 1. */
  private final int lineNumber;

  /**
   * A complaint about one line.
   *
   * @param line the number of the line, from 1
   * @param message what is wrong with it and what would be right
   */
  public RecordException(int line, String message) {
    super("line " + line + ": " + message);
    this.lineNumber = line;
  }

  /**
   * Where the record went wrong.
   *
   * @return the number of the line, from 1
   */
  public int lineNumber() {
    return lineNumber;
  }
}
