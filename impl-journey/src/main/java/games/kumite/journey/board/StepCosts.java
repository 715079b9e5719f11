package games.kumite.journey.board;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Occupancy;

/**
 * The moves from pose to pose of a figure whose base is one square, while no other figure moves. Such a figure can
 * always turn.
 *
 * @param footing the poses and moves of the base, from {@link MoveRules#footing}
 * @param squares the figures and tokens on the map
 * @param figure the figure that moves
 * @param gait the way it moves
 * @param avoided bits of the tiles that it keeps off
 */
public record StepCosts(BasePoses footing, Occupancy squares, int figure, MoveRules gait, int avoided) {

  /** Creates the moves of a figure that keeps off no tile. */
  public StepCosts(BasePoses footing, Occupancy squares, int figure, MoveRules gait) {
    this(footing, squares, figure, gait, 0);
  }

  /** Returns whether a base and a gait are supported: a base of one square, and no free turn. */
  public static boolean serves(BasePoses footing, MoveRules gait) {
    return footing.size() == 1 && gait.freeTurns() == 0;
  }

  /** Returns the pose after a step, {@link Pose#NONE} if something is in the way. */
  public int step(int pose) {
    int to = footing.step(pose);
    return to != Pose.NONE && isPassable(Pose.square(to)) ? to : Pose.NONE;
  }

  /** Returns whether nothing on a square stops the figure, and it does not keep off it. */
  public boolean isPassable(int square) {
    return gait.passes(squares, square, figure) && (avoided == 0 || !footing.ground().isOnAny(square, avoided));
  }

  /** Returns whether the figure would enter a red square that counts (JW-TER-04). */
  public boolean isRed(int square) {
    return gait.suffersRed() && footing.ground().terrain(square) == Terrain.RED;
  }

  /** Returns the MV of a step that leads to a square, or of a turn on it (JW-RUL-08). */
  public int price(int square) {
    return gait.paysBlue() && footing.ground().terrain(square) == Terrain.BLUE ? 2 : 1;
  }
}
