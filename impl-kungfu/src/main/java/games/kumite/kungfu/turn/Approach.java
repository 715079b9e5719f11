package games.kumite.kungfu.turn;

import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.ActivationMove;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.MoveType;
import games.kumite.kungfu.movement.NeutralRoute;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/**
 * A move of a neutral figure towards another: straight if that way is open, else along the shortest way round what is in it
 * (KF-RUL-101).
 *
 * @param figure the figure that moves
 * @param goal the figure towards which it moves
 * @param left the actions that are left, this one included
 * @param course the limits set by the moves before it
 */
record Approach(int figure, int goal, int left, int course) {

  /** The distance at which a point of the grid lies beside a figure. */
  private static final int NEAR = 150;

  private int trip() {
    return ActivationFlags.moving(course, MoveType.WALK);
  }

  /** Returns where the move goes: where the figure is, if there is no way. */
  long end(GameState state) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    long to = figures.place(goal);
    int apart = figures.size(figure).radius() + figures.size(goal).radius();
    int way = (int) Math.ceil(Math.sqrt((double) Place.squared(from, to))) - apart;
    Stick stick = MoveDistance.stick(figures, figure);
    for (Stick each : new Stick[] {stick, stick.shorter(), Stick.SHORT}) {
      long end = Place.along(from, to, Math.min(Math.max(way, 0), each.reach(figures.size(figure))));
      if (end != from && isLegal(state, end)) {
        return end;
      }
    }
    long most = stick.reach(figures.size(figure)) + Moves.WIDEST + 2 * figures.size(figure).radius(); // over an obstacle
    return way <= 0 ? from : NeutralRoute.step(state, figure, Beside.of(to, apart + NEAR),
        place -> Place.squared(from, place) <= most * most && isLegal(state, place));
  }

  /**
   * The places beside a figure.
   *
   * @param goal the place of the figure
   * @param square the square of the distance at which a place lies beside it
   * @param spared the difference in cost between a way to it and a way there
   */
  private record Beside(long goal, long square, int spared) implements NeutralRoute.Goal {

    static Beside of(long goal, int near) {
      return new Beside(goal, (long) near * near, NeutralRoute.spared(near));
    }

    @Override
    public boolean isReached(long place) {
      return Place.squared(place, goal) <= square;
    }

    @Override
    public int atLeast(long place) {
      return NeutralRoute.cost(place, goal, spared);
    }
  }

  private boolean isLegal(GameState state, long place) {
    return ActivationMove.isLegal(state, figure, left, trip(), place);
  }

  /** Returns the move to a place. */
  Step<GameState> step(GameState state, long place) {
    return ActivationMove.to(state, figure, left, trip(), ActivationMove.action(state, place));
  }

  /** Returns the cost of the move. */
  int cost(GameState state, long place) {
    boolean isReserved = ActivationFlags.has(course, ActivationFlags.RESERVED) && left == 1;
    return isReserved ? left : ActivationMove.cost(state, figure, left, trip(), ActivationMove.action(state, place));
  }

  /** Returns the limits of later moves. */
  int courseAfter(GameState state, long place) {
    return ActivationMove.courseAfter(state, figure, left, trip(), ActivationMove.action(state, place));
  }
}
