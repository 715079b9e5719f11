package games.kumite.kungfu.neutral;

import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Gait;
import games.kumite.kungfu.movement.Route;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.movement.Walk;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
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
    return Course.moving(course, Gait.WALK);
  }

  /** Returns where the move goes: where the figure is, if there is no way. */
  long end(Fight fight) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    long to = figures.place(goal);
    int apart = figures.size(figure).radius() + figures.size(goal).radius();
    int way = (int) Math.ceil(Math.sqrt((double) Place.squared(from, to))) - apart;
    Stick stick = Strides.stick(figures, figure);
    for (Stick each : new Stick[] {stick, stick.shorter(), Stick.SHORT}) {
      long end = Place.along(from, to, Math.min(Math.max(way, 0), each.reach(figures.size(figure))));
      if (end != from && isLegal(fight, end)) {
        return end;
      }
    }
    long most = stick.reach(figures.size(figure)) + Moves.WIDEST + 2 * figures.size(figure).radius(); // over an obstacle
    return way <= 0 ? from : Route.step(fight, figure, Beside.of(to, apart + NEAR),
        place -> Place.squared(from, place) <= most * most && isLegal(fight, place));
  }

  /**
   * The places beside a figure.
   *
   * @param goal the place of the figure
   * @param square the square of the distance at which a place lies beside it
   * @param spared the difference in cost between a way to it and a way there
   */
  private record Beside(long goal, long square, int spared) implements Route.Goal {

    static Beside of(long goal, int near) {
      return new Beside(goal, (long) near * near, Route.spared(near));
    }

    @Override
    public boolean isReached(long place) {
      return Place.squared(place, goal) <= square;
    }

    @Override
    public int atLeast(long place) {
      return Route.cost(place, goal, spared);
    }
  }

  private boolean isLegal(Fight fight, long place) {
    return Walk.isLegal(fight, figure, left, trip(), place);
  }

  /** Returns the move to a place. */
  Step<Fight> step(Fight fight, long place) {
    return Walk.to(fight, figure, left, trip(), Walk.action(fight, place));
  }

  /** Returns the cost of the move. */
  int cost(Fight fight, long place) {
    boolean isReserved = Course.has(course, Course.RESERVED) && left == 1;
    return isReserved ? left : Walk.cost(fight, figure, left, trip(), Walk.action(fight, place));
  }

  /** Returns the limits of later moves. */
  int courseAfter(Fight fight, long place) {
    return Walk.courseAfter(fight, figure, left, trip(), Walk.action(fight, place));
  }
}
