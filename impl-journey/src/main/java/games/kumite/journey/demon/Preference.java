package games.kumite.journey.demon;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;

/** The preference of demons among sets of targets: most of them, then the weakest (JW-AI-09, JW-AI-10). */
final class Preference {

  private static final int SETS = 1 << Content.PILGRIMS;
  private static final int HEALTH_BITS = 12;
  /** An offset that keeps a health value reduced by corruption above 0. */
  private static final int LIFTED = 1 << HEALTH_BITS - 1;

  private final byte[] ranks = new byte[SETS];

  Preference(GameState state) {
    int[] weakness = new int[Content.PILGRIMS];
    for (int pilgrim = 0; pilgrim < weakness.length; pilgrim++) {
      weakness[pilgrim] = LIFTED + state.figure(pilgrim, Counters.HEALTH)
          + state.sum(state.zones().corruption[pilgrim], EffectVerb.MOD_WEAKNESS);
    }
    long[] keys = new long[SETS];
    for (int set = 1; set < SETS; set++) {
      keys[set] = key(set, weakness);
    }
    for (int set = 1; set < SETS; set++) {
      for (int other = 1; other < SETS; other++) {
        ranks[set] += keys[other] < keys[set] ? 1 : 0;
      }
    }
  }

  /**
   * Returns the key of a set. Fewer targets give a larger key; then the health values sorted upward are compared one
   * after the other.
   */
  private static long key(int set, int[] weakness) {
    long key = Content.PILGRIMS - Integer.bitCount(set);
    for (int left = set; left != 0;) {
      int weakest = weakest(left, weakness);
      key = key << HEALTH_BITS | weakness[weakest];
      left &= ~(1 << weakest);
    }
    return key << HEALTH_BITS * (Content.PILGRIMS - Integer.bitCount(set));
  }

  private static int weakest(int set, int[] weakness) {
    int weakest = Integer.numberOfTrailingZeros(set);
    for (int pilgrim = weakest + 1; pilgrim < weakness.length; pilgrim++) {
      if ((set >> pilgrim & 1) != 0 && weakness[pilgrim] < weakness[weakest]) {
        weakest = pilgrim;
      }
    }
    return weakest;
  }

  /** Returns the rank of a set of pilgrims that is not empty, 0 to 14; equivalent sets have the same rank. */
  int rank(int set) {
    return ranks[set];
  }
}
