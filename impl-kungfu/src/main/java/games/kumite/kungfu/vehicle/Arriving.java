package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Chassis;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.geometry.Sweep;
import games.kumite.kungfu.prize.Captives;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;

/** The arrival of a car where its way ends, with all that stands on it and sits in it (KF-LOC-57, KF-RUL-140). */
final class Arriving {

  private static final EventType MOVED = EventType.of("car-moved", "KF-RUL-140e").number("piece")
      .number("x", Lengths::cm).number("y", Lengths::cm);
  private static final EventType LEFT = EventType.of("car-left", "KF-RUL-140e").number("piece");
  private static final EventType CRASHED = EventType.of("car-crashed", "KF-LOC-57a").number("piece");
  private static final EventType THROWN = EventType.of("thrown-out", "KF-LOC-57c").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);

  private Arriving() {}

  static void of(Fight fight, Run run) {
    Cars cars = fight.cars();
    int number = cars.piece(run.car());
    Piece car = fight.board().piece(number);
    if (run.end() >= 0) {
      Sweep sweep = run.sweep(fight);
      int x = cars.x(run.car()) + 2 * sweep.x(run.end());
      int y = cars.y(run.car()) + 2 * sweep.y(run.end());
      int turned = run.turn() - cars.turn(run.car());
      int oldX = cars.x(run.car());
      int oldY = cars.y(run.car());
      cars.put(run.car(), run.turn(), x, y);
      if (run.stop() == Run.Stop.OFF_THE_TABLE) {
        leave(fight, run.car(), car);
        return;
      }
      Board before = fight.board();
      fight.lay(before.with(number, new Piece(car.id, car.kind, sweep.at(run.end()), car.base, car.top, car.flags)));
      carry(fight, car, oldX, oldY, turned, x, y);
      Occupants.follow(fight, run.car());
      fight.tell(MOVED, number + 1, x / 2, y / 2);
    }
    if (run.stop() == Run.Stop.CRASHED) {
      crash(fight, run.car());
    }
  }

  /** Carries along what stands or lies on a car; a figure that finds no room falls off it. */
  private static void carry(Fight fight, Piece old, int oldX, int oldY, int turned, int x, int y) {
    Figures figures = fight.figures();
    Picks riders = riders(figures, old);
    long[] from = new long[riders.size()];
    for (int i = 0; i < from.length; i++) { // all at once: no figure is in the way of another that goes along
      from[i] = figures.place(riders.get(i));
      figures.put(riders.get(i), Place.NOWHERE);
    }
    for (int i = 0; i < from.length; i++) {
      int figure = riders.get(i);
      long place = carried(from[i], oldX, oldY, turned, x, y);
      figures.put(figure, from[i]);
      boolean hasRoom = !figures.isBody(figure)
          || Spots.isFree(fight.board(), figures, figure, place, figures.size(figure));
      if (hasRoom && place != Place.NOWHERE) {
        figures.put(figure, place);
      } else {
        long ground = Place.of(Place.x(from[i]), Place.y(from[i]), 0);
        figures.put(figure, Spots.nearest(fight.board(), figures, figure, ground));
        Harm.knockDown(fight, figure);
      }
    }
    for (int object = 0; object < fight.objects().count(); object++) {
      if (fight.objects().carrier(object) == Figures.NOBODY && !fight.objects().isGone(object)
          && isOn(fight.objects().place(object), old)) {
        long place = carried(fight.objects().place(object), oldX, oldY, turned, x, y);
        if (place != Place.NOWHERE) {
          fight.objects().lay(object, place);
        }
      }
    }
  }

  /** Returns the figures that stand or lie on a car. */
  private static Picks riders(Figures figures, Piece car) {
    Picks riders = Picks.NONE;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isOn = figures.isPlaced(figure) && !figures.is(figure, Condition.INSIDE) && isOn(figures.place(figure), car);
      riders = isOn ? riders.and(figure) : riders;
    }
    return riders;
  }

  private static boolean isOn(long place, Piece car) {
    return Place.level(place) == car.top && car.outline.contains(Place.x(place), Place.y(place));
  }

  private static long carried(long place, int oldX, int oldY, int turned, int x, int y) {
    int dx = 2 * Place.x(place) - oldX;
    int dy = 2 * Place.y(place) - oldY;
    return Place.of(Chassis.carriedX(dx, dy, turned, x), Chassis.carriedY(dx, dy, turned, y), Place.level(place));
  }

  /** Takes a car off the table, and with it the figures that were in it or stood on it (KF-RUL-71). */
  private static void leave(Fight fight, int car, Piece old) {
    int number = fight.cars().piece(car);
    Figures figures = fight.figures();
    fight.tell(LEFT, number + 1);
    boolean isAbduction = isAbduction(fight, number);
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isIn = Occupants.isIn(fight, figure, number);
      if (isIn || figures.isPlaced(figure) && isOn(figures.place(figure), old)) {
        figures.cure(figure, Condition.INSIDE);
        leave(fight, figure, isAbduction);
      }
    }
    fight.lay(fight.board().without(number));
    for (int object = 0; object < fight.objects().count(); object++) {
      long place = fight.objects().place(object);
      if (fight.objects().carrier(object) == Figures.NOBODY && !fight.objects().isGone(object) && isOn(place, old)) {
        fight.objects().lay(object, Place.of(Place.x(place), Place.y(place), 0));
      }
    }
    fight.cars().motion(car, Cars.Motion.PARKED);
    fight.then(fight.sequels().settle());
  }

  /** Returns whether a figure of the side that seeks the goal, other than its target, is awake in a car. */
  private static boolean isAbduction(Fight fight, int piece) {
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (Occupants.isIn(fight, figure, piece) && Goal.isSeeker(fight, figure) && !Captives.isTarget(fight, figure)
          && Able.isInPlay(fight.figures(), figure)) {
        return true;
      }
    }
    return false;
  }

  /** Removes a figure with a car, unless it takes away the object of the Plot, or is that itself. */
  private static void leave(Fight fight, int figure, boolean isAbduction) {
    Leaving leaving = new Leaving(figure);
    if (isAbduction && Captives.isTarget(fight, figure) && !fight.figures().is(figure, Condition.DEAD)) {
      leaving.asCaptive(fight);
    } else if (!leaving.takeAway(fight)) {
      Casualty.flee(fight, figure);
    }
  }

  /** Crashes a car: it is a wreck for good; what happens to those in it (KF-LOC-57b, KF-LOC-57c, KF-RUL-140h). */
  private static void crash(Fight fight, int car) {
    int number = fight.cars().piece(car);
    Figures figures = fight.figures();
    fight.tell(CRASHED, number + 1);
    fight.lay(fight.board().with(number, Scenery.wreck(fight.board().piece(number))));
    fight.cars().motion(car, Cars.Motion.PARKED);
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Occupants.isIn(fight, figure, number)) {
        if (figures.profile(figure).type.isExtra() || figures.is(figure, Condition.DEAD)) {
          Occupants.leave(fight, figure);
          Casualty.kill(fight, figure, Figures.NOBODY);
        } else {
          throwOut(fight, car, figure);
        }
      }
    }
    fight.then(fight.sequels().settle());
  }

  /** Throws a figure through the windscreen: S ahead of the front, or to the nearest free place. */
  private static void throwOut(Fight fight, int car, int figure) {
    Figures figures = fight.figures();
    int radius = figures.size(figure).radius();
    Chassis chassis = fight.cars().chassis(car);
    int length = Stick.SHORT.length() + chassis.half();
    int x = fight.cars().x(car) / 2 + chassis.aheadX(fight.cars().turn(car), length);
    int y = fight.cars().y(car) / 2 + chassis.aheadY(fight.cars().turn(car), length);
    long wanted = Place.of(Math.max(radius, Math.min(fight.board().width - radius, x)),
        Math.max(radius, Math.min(fight.board().height - radius, y)), 0);
    Occupants.put(fight, figure, Spots.nearest(fight.board(), figures, figure, wanted));
    long place = figures.place(figure);
    fight.tell(THROWN, figures.code(figure), Place.x(place), Place.y(place));
    Harm.knockDown(fight, figure);
    Source source = new Source(Figures.NOBODY, figures.place(figure));
    fight.then(Harming.SCRIPT.with(Harming.sure(fight, source, figure, Harming.Table.WOUND)));
  }
}
