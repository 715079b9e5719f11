package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Effects that a moving car has on others (KF-LOC-54d, KF-LOC-55). Pure. */
public final class MovingCars {

  private static final int UNSTEADY = 2;

  private MovingCars() {}

  /** Returns whether a piece is a car that moves. */
  public static boolean isMoving(GameState state, int piece) {
    int car = state.cars().of(piece);
    return car != Cars.NONE && state.cars().isMoving(car);
  }

  /** Returns the driver of a moving car, {@link Figures#NOBODY} if no able figure is at its wheel. */
  public static int driver(GameState state, int piece) {
    int car = state.cars().of(piece);
    int driver = car == Cars.NONE ? Figures.NOBODY : state.cars().driver(car);
    return driver != Figures.NOBODY && Occupants.isIn(state, driver, piece) && Capabilities.isInPlay(state.figures(), driver)
        ? driver : Figures.NOBODY;
  }

  /** Returns the penalty to the roll of a shooter in a moving car, or on top of one (KF-LOC-54d). */
  public static int penalty(GameState state, int by) {
    boolean isUnsteady = state.definition().settings.vehicles() && (isCarried(state, by) || isAtop(state, by)); // KF-RUL-78
    return isUnsteady ? UNSTEADY : 0;
  }

  /** Returns whether a figure stands on a car that moves. */
  public static boolean isAtop(GameState state, int figure) {
    Board board = state.board();
    long place = state.figures().place(figure);
    boolean mayBe = board.mayHave(Flag.CAR.bit()) && !state.figures().is(figure, Condition.INSIDE);
    for (int piece = mayBe ? board.next(-1, place, 0) : -1; piece >= 0; piece = board.next(piece, place, 0)) {
      if (board.piece(piece).is(Flag.CAR) && board.piece(piece).top == Place.level(place) && isMoving(state, piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a figure sits in a car that moves: only the car can be aimed at (KF-RUL-140f). */
  public static boolean isCarried(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.INSIDE) && isMoving(state, figures.vehicle(figure));
  }

  /** Returns the table as a figure sees it: the car that it sits in covers no figure outside. */
  public static Board view(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.INSIDE) && figures.vehicle(figure) >= 0
        ? state.board().without(figures.vehicle(figure)) : state.board();
  }
}
