package games.kumite.kungfu;

/** The bounds of a match: how long it can become, and how high its scores. */
final class MatchLength {

  /**
   * A bound far above the length of a match: a random one of 400 points ends after 600 to 1,200 decisions, one of 1600 points
   * and 200 turns after 8,000 at most, and bots that look ahead need some times as many.
   */
  static final int MOST_DECISIONS = 1_000_000;

  /**
   * Three gangs of a side, each of four standard ones with their tolerance (KF-SET-10, KF-GANG-16), and the most expensive
   * guest.
   */
  static final int MOST_SCORE = 3 * 4 * 410 + 200;

  private MatchLength() {}
}
