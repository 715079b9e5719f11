package games.kumite.journey.demon;

import games.kumite.journey.map.Pose;

/**
 * A plan of a demon: move, attack, and perhaps move on (JW-RUL-24).
 *
 * @param priority the purpose
 * @param pose the pose to which it moves first; its present pose if {@code moves} is 0
 * @param moves the AP for that, one combined move
 * @param attacks the number of attack actions there
 * @param hits bits of the pilgrims that each attack hits
 * @param closing the pose to which it then moves with the AP left, {@link Pose#NONE} if it stays
 * @param sets bits of the sets of pilgrims, each a number like {@code hits}, that the best plans hit (JW-RUL-158)
 */
public record Plan(PlanPriority priority, int pose, int moves, int attacks, int hits, int closing, int sets) {

  /** All sets of pilgrims. */
  public static final int ALL_SETS = -1;

  /** Neither a move nor an attack: the activation ends. */
  public static final Plan NOTHING = new Plan(PlanPriority.NOTHING, Pose.NONE, 0, 0, 0, Pose.NONE, 0);

  /** Returns whether it closes with a move. */
  public boolean movesOn() {
    return closing != Pose.NONE;
  }

  /** Returns whether players have to choose whom it attacks (JW-D-33). */
  public boolean isInDoubt() {
    return Integer.bitCount(sets) > 1;
  }

  /** Returns bits of the pilgrims that some of the sets contain and others do not. */
  public int doubtful() {
    int any = 0;
    int all = ALL_SETS;
    for (int left = sets; left != 0; left &= left - 1) {
      any |= Integer.numberOfTrailingZeros(left);
      all &= Integer.numberOfTrailingZeros(left);
    }
    return any & ~all;
  }

  /** Returns the sets that contain a pilgrim. */
  public int setsWith(int pilgrim) {
    int with = 0;
    for (int left = sets; left != 0; left &= left - 1) {
      with |= (Integer.numberOfTrailingZeros(left) >> pilgrim & 1) != 0 ? Integer.lowestOneBit(left) : 0;
    }
    return with;
  }
}
