package games.kumite.kungfu.turn;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.IntList;

/** The figures that a rampage meets on one move (KF-VIP-08b, KF-RUL-147). */
final class Trail {

  private Trail() {}

  /** Returns the figures within S of a Dinosaur's way, or those in contact with a Cyborg; nearest first. */
  static IntList victims(GameState state, int figure, long from) {
    Figures figures = state.figures();
    boolean isWide = VipFigures.is(state, figure, Vip.DINOSAUR);
    IntList left = IntList.NONE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isVictim = figures.areEnemies(figure, other) && Capabilities.isInPlay(figures, other)
          && !figures.is(other, Condition.INSIDE) // KF-RUL-140d
          && !Restraint.holds(figures, figure, other);
      boolean isNear = isVictim && (isWide ? gap(figures, figure, from, other) <= Stick.SHORT.length()
          : Capabilities.areInContact(state.board(), figures, figure, other));
      left = isNear ? left.and(other) : left;
    }
    IntList victims = IntList.NONE;
    while (left.size() > 0) {
      int nearest = nearest(figures, figure, from, left);
      victims = victims.and(left.get(nearest));
      left = without(left, nearest);
    }
    return victims;
  }

  private static int nearest(Figures figures, int figure, long from, IntList others) {
    int best = 0;
    for (int i = 1; i < others.size(); i++) {
      boolean isNearer = gap(figures, figure, from, others.get(i)) < gap(figures, figure, from, others.get(best));
      best = isNearer ? i : best;
    }
    return best;
  }

  private static IntList without(IntList selected, int place) {
    IntList rest = IntList.NONE;
    for (int i = 0; i < selected.size(); i++) {
      rest = i == place ? rest : rest.and(selected.get(i));
    }
    return rest;
  }

  /** Returns the gap between a base and the way of another, in the plane. */
  private static double gap(Figures figures, int figure, long from, int other) {
    long to = figures.place(figure);
    long at = figures.place(other);
    double dx = Place.x(to) - Place.x(from);
    double dy = Place.y(to) - Place.y(from);
    double square = dx * dx + dy * dy;
    double along = (Place.x(at) - Place.x(from)) * dx + (Place.y(at) - Place.y(from)) * dy;
    double part = square == 0 ? 0 : Math.max(0, Math.min(1, along / square));
    double x = Place.x(at) - (Place.x(from) + part * dx);
    double y = Place.y(at) - (Place.y(from) + part * dy);
    return Math.max(0, Math.sqrt(x * x + y * y) - figures.size(figure).radius() - figures.size(other).radius());
  }
}
