package games.kumite.journey.board;

import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Squares;

/**
 * How a figure whose base is one square goes from pose to pose while nobody else moves: it can always turn.
 *
 * @param footing what the base can do on the ground, as {@link Gait#footing} says
 * @param squares who stands and what lies there
 * @param figure the figure that moves
 * @param gait how it moves
 */
public record Pace(Footing footing, Squares squares, int figure, Gait gait) {

  /** Returns whether a base and a gait are of this kind: no turn is free. */
  public static boolean serves(Footing footing, Gait gait) {
    return footing.size() == 1 && gait.freeTurns() == 0;
  }

  /** The pose after a step, {@link Pose#NONE} if something is in the way. */
  public int step(int pose) {
    int to = footing.step(pose);
    return to != Pose.NONE && isPassable(Pose.square(to)) ? to : Pose.NONE;
  }

  /** Returns whether nothing on a square stops the figure. */
  public boolean isPassable(int square) {
    return gait.passes(squares, square, figure);
  }

  /** Returns whether it counts that the figure enters a square: a red one (JW-TER-04). */
  public boolean isRed(int square) {
    return gait.suffersRed() && footing.ground().terrain(square) == Terrain.RED;
  }

  /** The MV of a step that leads to a square, or of a turn on it (JW-RUL-08). */
  public int price(int square) {
    return gait.paysBlue() && footing.ground().terrain(square) == Terrain.BLUE ? 2 : 1;
  }
}
