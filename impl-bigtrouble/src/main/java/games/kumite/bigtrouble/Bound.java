package games.kumite.bigtrouble;

/** What bounds the length of a match. */
final class Bound {

  /** The most decisions of a match. */
  static final int MOST_DECISIONS = 1_000_000;

  private Bound() {}
}
