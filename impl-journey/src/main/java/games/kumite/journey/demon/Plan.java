package games.kumite.journey.demon;

import games.kumite.journey.map.Pose;

/**
 * What a demon is going to do: move, attack, and perhaps move on (JW-RUL-24).
 *
 * @param priority what for
 * @param pose where it moves first; where it stands already if {@code moves} is 0
 * @param moves the AP for that, one combined move
 * @param attacks how many attack actions it makes there
 * @param hits a bit for each pilgrim whom each of them hits
 * @param closing where it moves then with the AP left, {@link Pose#NONE} if it stays
 */
public record Plan(Priority priority, int pose, int moves, int attacks, int hits, int closing) {

  /** Neither a move nor an attack: the activation ends. */
  public static final Plan NOTHING = new Plan(Priority.NOTHING, Pose.NONE, 0, 0, 0, Pose.NONE);

  /** Returns whether it closes with a move. */
  public boolean movesOn() {
    return closing != Pose.NONE;
  }
}
