package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.Step;

/** The move of an activation: the ends that its question lists and accepts, and what follows. */
public final class ActivationMove {

  private ActivationMove() {}

  /** Returns the move with a given number of actions left. */
  public static TargetedMove trip(int figure, int left, int course) {
    MoveType gait = ActivationFlags.gait(course);
    int before = ActivationFlags.chosen(course);
    return switch (gait) {
      case SWING -> new Swing(figure, before);
      case TELEPORT -> new Teleport(figure, before);
      default -> new Destination(figure, left, before, gait);
    };
  }

  /** Returns whether the move may go to a place. */
  public static boolean isLegal(GameState state, int figure, int left, int course, long place) {
    return trip(figure, left, course).refusal(state, place) == null;
  }

  /** Returns where the move ends that is named after a place. */
  public static long end(GameState state, int figure, int left, int course, long place) {
    return trip(figure, left, course).end(state, place);
  }

  /** Returns the action that names a place. */
  public static Action action(GameState state, long place) {
    return TargetedMove.to(state, place);
  }

  /** Returns the place that an action names. */
  public static long place(Action action) {
    return PointChoice.point(action);
  }

  /** Returns the cost of the move, in actions. */
  public static int cost(GameState state, int figure, int left, int course, Action action) {
    return trip(figure, left, course).cost(state, PointChoice.point(action));
  }

  /** Returns the limits of later moves after it. */
  public static int courseAfter(GameState state, int figure, int left, int course, Action action) {
    return trip(figure, left, course).courseAfter(state, PointChoice.point(action));
  }

  /** Returns the move itself, with the Free Hacks of those it leaves. */
  public static Step<GameState> to(GameState state, int figure, int left, int course, Action action) {
    return trip(figure, left, course).step(state, PointChoice.point(action));
  }
}
