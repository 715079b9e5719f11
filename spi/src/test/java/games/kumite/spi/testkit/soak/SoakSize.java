package games.kumite.spi.testkit.soak;

/**
 * The sizes of a soak, for all games that ship together; each of the five has a fifth of the minutes and of the matches.
 * Set them as system properties, such as {@code -Dsoak.minutes=20}.
 */
public enum SoakSize {

  /** Minutes of matches in small heaps, half of them in each heap. */
  MINUTES(20, 5),
  /** Matches that are played at the same time. */
  INTERLEAVED(10_000, 5),
  /** Actions that are taken back. */
  UNDOS(50_000, 5),
  /** Notations for each game, most of them not legal. */
  NOTATIONS(200_000, 1),
  /** Content files with one field changed, for each game. */
  CONTENT(100_000, 1),
  /** Decisions of the match whose record is cut at every byte, for each game. */
  RECORD(400, 1),
  /** Pairs of matches with hidden cards exchanged, for each game. */
  PAIRS(60, 1);

  private final int standard;
  private final int games;

  SoakSize(int standard, int games) {
    this.standard = standard;
    this.games = games;
  }

  /**
   * Returns the part of one game.
   *
   * @return at least 1
   */
  public int ofOneGame() {
    return Math.max(1, inAll() / games);
  }

  /** Returns the size as it was set. */
  int inAll() {
    return Integer.getInteger("soak." + name().toLowerCase(java.util.Locale.ROOT), standard);
  }
}
