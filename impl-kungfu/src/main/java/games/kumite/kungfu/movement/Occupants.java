package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import java.util.List;

/** The figures in a car (KF-RUL-140d). */
public final class Occupants {

  private static final EventType SPILLED = EventType.of("spilled", "KF-RUL-140d").word("figure", Figures::id);

  private Occupants() {}

  /** Returns whether a figure is in a car, or its body; of the Undead nothing is left (KF-TRT-75d). */
  public static boolean isIn(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.INSIDE) && figures.vehicle(figure) == piece
        && !(figures.is(figure, Condition.DEAD) && Capabilities.has(figures, figure, Trait.UNDEAD));
  }

  /** Returns whether two figures sit in one car (KF-RUL-140d). */
  public static boolean areTogether(GameState state, int figure, int other) {
    int piece = state.figures().vehicle(figure);
    return piece >= 0 && isIn(state, figure, piece) && isIn(state, other, piece);
  }

  /** Returns how many seats of a car are taken: the dead take none. */
  public static int count(GameState state, int piece) {
    return state.figures().count(figure -> isIn(state, figure, piece) && !state.figures().is(figure, Condition.DEAD));
  }

  /** Returns the places where a figure can get out of a car: the free places beside it (KF-RUL-103). */
  public static List<Long> exits(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    return Spots.besideItem(state.board(), figures, figure, figures.size(figure), state.board().piece(piece).item);
  }

  /** Puts a figure back on the table. */
  public static void put(GameState state, int figure, long place) {
    state.figures().cure(figure, Condition.INSIDE);
    state.figures().put(figure, place);
    CarriedObjects.follow(state, figure); // KF-RUL-161
  }

  /** Lets a figure get out: it stands beside what it was in, at the first free place there or near it. */
  public static void leave(GameState state, int figure) {
    Figures figures = state.figures();
    List<Long> exits = exits(state, figure, figures.isUnderground(figure) ? figures.snare(figure) : figures.vehicle(figure));
    if (figures.isUnderground(figure)) {
      figures.snare(figure, -1, 0);
    }
    put(state, figure, exits.isEmpty()
        ? Spots.nearest(state.board(), state.figures(), figure, state.figures().place(figure)) : exits.get(0));
  }

  /** Empties a car that has ceased to be one: its occupants lie beside it, and it stands still. */
  public static void spill(GameState state, int piece) {
    int car = state.cars().of(piece);
    if (car == Cars.NONE) {
      return;
    }
    state.cars().motion(car, Cars.Motion.PARKED);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (isIn(state, figure, piece)) {
        leave(state, figure);
        state.emit(SPILLED, state.figures().code(figure));
        if (!state.figures().is(figure, Condition.DEAD)) {
          EffectExecutor.knockDown(state, figure);
        }
      }
    }
  }

  /** Moves those in a car to where it is. */
  public static void follow(GameState state, int car) {
    long middle = Place.of(state.cars().x(car) / 2, state.cars().y(car) / 2, 0);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (isIn(state, figure, state.cars().piece(car))) {
        state.figures().put(figure, middle);
        CarriedObjects.follow(state, figure);
      }
    }
  }
}
