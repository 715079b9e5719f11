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
 */
public record Plan(PlanPriority priority, int pose, int moves, int attacks, int hits, int closing) {

  /** Neither a move nor an attack: the activation ends. */
  public static final Plan NOTHING = new Plan(PlanPriority.NOTHING, Pose.NONE, 0, 0, 0, Pose.NONE);

  /** Returns whether it closes with a move. */
  public boolean movesOn() {
    return closing != Pose.NONE;
  }
}
