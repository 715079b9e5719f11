package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Chassis;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.geometry.Sweep;
import games.kumite.kungfu.movement.Captives;
import games.kumite.kungfu.movement.Leaving;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;

/** The arrival of a car where its way ends, with all that stands on it and sits in it (KF-LOC-57, KF-RUL-140). */
final class Arriving {

  private static final EventType MOVED = EventType.of("car-moved", "KF-RUL-140e").word("piece", Whereabouts::piece)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);
  private static final EventType LEFT = EventType.of("car-left", "KF-RUL-140e").word("piece", Whereabouts::piece);
  private static final EventType CRASHED = EventType.of("car-crashed", "KF-LOC-57a").word("piece", Whereabouts::piece);
  private static final EventType THROWN = EventType.of("thrown-out", "KF-LOC-57c").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private Arriving() {}

  static void of(GameState state, CarMove run) {
    Cars cars = state.cars();
    int number = cars.piece(run.car());
    Piece car = state.board().piece(number);
    if (run.end() >= 0) {
      Sweep sweep = run.sweep(state);
      int x = cars.x(run.car()) + 2 * sweep.x(run.end());
      int y = cars.y(run.car()) + 2 * sweep.y(run.end());
      int turned = run.turn() - cars.turn(run.car());
      int oldX = cars.x(run.car());
      int oldY = cars.y(run.car());
      cars.put(run.car(), run.turn(), x, y);
      if (run.stop() == CarMove.Stop.OFF_THE_TABLE) {
        leave(state, run.car(), car);
        return;
      }
      Board before = state.board();
      state.lay(before.with(number, new Piece(car.id, car.kind, sweep.at(run.end()), car.base, car.top, car.flags)));
      carry(state, car, oldX, oldY, turned, x, y);
      Occupants.follow(state, run.car());
      state.emit(MOVED, number + 1, x / 2, y / 2);
    }
    if (run.stop() == CarMove.Stop.CRASHED) {
      crash(state, run.car());
    }
  }

  /** Carries along what stands or lies on a car; a figure that finds no room falls off it. */
  private static void carry(GameState state, Piece old, int oldX, int oldY, int turned, int x, int y) {
    Figures figures = state.figures();
    IntList riders = riders(figures, old);
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
          || Spots.isFree(state.board(), figures, figure, place, figures.size(figure));
      if (hasRoom && place != Place.NOWHERE) {
        figures.put(figure, place);
      } else {
        long ground = Place.of(Place.x(from[i]), Place.y(from[i]), 0);
        figures.put(figure, Spots.nearest(state.board(), figures, figure, ground));
        EffectExecutor.knockDown(state, figure);
      }
    }
    for (int object = 0; object < state.objects().count(); object++) {
      if (state.objects().carrier(object) == Figures.NOBODY && !state.objects().isGone(object)
          && isOn(state.objects().place(object), old)) {
        long place = carried(state.objects().place(object), oldX, oldY, turned, x, y);
        if (place != Place.NOWHERE) {
          state.objects().lay(object, place);
        }
      }
    }
  }

  /** Returns the figures that stand or lie on a car. */
  private static IntList riders(Figures figures, Piece car) {
    IntList riders = IntList.NONE;
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
  private static void leave(GameState state, int car, Piece old) {
    int number = state.cars().piece(car);
    Figures figures = state.figures();
    state.emit(LEFT, number + 1);
    boolean isAbduction = isAbduction(state, number);
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isIn = Occupants.isIn(state, figure, number);
      if (isIn || figures.isPlaced(figure) && isOn(figures.place(figure), old)) {
        figures.cure(figure, Condition.INSIDE);
        leave(state, figure, isAbduction);
      }
    }
    state.lay(state.board().without(number));
    for (int object = 0; object < state.objects().count(); object++) {
      long place = state.objects().place(object);
      if (state.objects().carrier(object) == Figures.NOBODY && !state.objects().isGone(object) && isOn(place, old)) {
        state.objects().lay(object, Place.of(Place.x(place), Place.y(place), 0));
      }
    }
    state.cars().motion(car, Cars.Motion.PARKED);
    state.then(state.callbacks().settle());
  }

  /** Returns whether a figure of the side that seeks the goal, other than its target, is awake in a car. */
  private static boolean isAbduction(GameState state, int piece) {
    return state.figures().any(figure -> Occupants.isIn(state, figure, piece) && Goal.isSeeker(state, figure)
        && !Captives.isTarget(state, figure)
        && Capabilities.isInPlay(state.figures(), figure));
  }

  /** Removes a figure with a car, unless it takes away the object of the Plot, or is that itself. */
  private static void leave(GameState state, int figure, boolean isAbduction) {
    Leaving leaving = new Leaving(figure);
    if (isAbduction && Captives.isTarget(state, figure) && !state.figures().is(figure, Condition.DEAD)) {
      leaving.asCaptive(state);
    } else if (!leaving.takeAway(state)) {
      Casualty.flee(state, figure);
    }
  }

  /** Crashes a car: it is a wreck for good; what happens to those in it (KF-LOC-57b, KF-LOC-57c, KF-RUL-140h). */
  private static void crash(GameState state, int car) {
    int number = state.cars().piece(car);
    Figures figures = state.figures();
    state.emit(CRASHED, number + 1);
    state.lay(state.board().with(number, Scenery.wreck(state.board().piece(number))));
    state.cars().motion(car, Cars.Motion.PARKED);
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Occupants.isIn(state, figure, number)) {
        if (figures.profile(figure).type.isExtra() || figures.is(figure, Condition.DEAD)) {
          Occupants.leave(state, figure);
          Casualty.kill(state, figure, Figures.NOBODY);
        } else {
          throwOut(state, car, figure);
        }
      }
    }
    state.then(state.callbacks().settle());
  }

  /** Throws a figure through the windscreen: S ahead of the front, or to the nearest free place. */
  private static void throwOut(GameState state, int car, int figure) {
    Figures figures = state.figures();
    int radius = figures.size(figure).radius();
    Chassis chassis = state.cars().chassis(car);
    int length = Stick.SHORT.length() + chassis.half();
    int x = state.cars().x(car) / 2 + chassis.aheadX(state.cars().turn(car), length);
    int y = state.cars().y(car) / 2 + chassis.aheadY(state.cars().turn(car), length);
    long wanted = Place.of(Math.max(radius, Math.min(state.board().width - radius, x)),
        Math.max(radius, Math.min(state.board().height - radius, y)), 0);
    Occupants.put(state, figure, Spots.nearest(state.board(), figures, figure, wanted));
    long place = figures.place(figure);
    state.emit(THROWN, figures.code(figure), Place.x(place), Place.y(place));
    EffectExecutor.knockDown(state, figure);
    Source source = new Source(Figures.NOBODY, figures.place(figure));
    state.then(EffectResolution.SCRIPT.start(EffectResolution.sure(state, source, figure, EffectResolution.Table.WOUND)));
  }
}
