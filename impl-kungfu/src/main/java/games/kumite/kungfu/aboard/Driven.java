package games.kumite.kungfu.aboard;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;

/** Effects that a moving car has on others (KF-LOC-54d, KF-LOC-55). Pure. Pure. */
public final class Driven {

  private static final int UNSTEADY = 2;

  private Driven() {}

  /** Returns whether a piece is a car that moves. */
  public static boolean isMoving(Fight fight, int piece) {
    int car = fight.cars().of(piece);
    return car != Cars.NONE && fight.cars().isMoving(car);
  }

  /** Returns the driver of a moving car, {@link Figures#NOBODY} if no able figure is at its wheel. */
  public static int driver(Fight fight, int piece) {
    int car = fight.cars().of(piece);
    int driver = car == Cars.NONE ? Figures.NOBODY : fight.cars().driver(car);
    return driver != Figures.NOBODY && Occupants.isIn(fight, driver, piece) && Able.isInPlay(fight.figures(), driver)
        ? driver : Figures.NOBODY;
  }

  /** Returns the penalty to the roll of a shooter in a moving car, or on top of one (KF-LOC-54d). */
  public static int penalty(Fight fight, int by) {
    boolean isUnsteady = fight.terms().settings.vehicles() && (isCarried(fight, by) || isAtop(fight, by)); // KF-RUL-78
    return isUnsteady ? UNSTEADY : 0;
  }

  /** Returns whether a figure stands on a car that moves. */
  public static boolean isAtop(Fight fight, int figure) {
    Board board = fight.board();
    long place = fight.figures().place(figure);
    boolean mayBe = board.mayHave(Flag.CAR.bit()) && !fight.figures().is(figure, Condition.INSIDE);
    for (int piece = mayBe ? board.next(-1, place, 0) : -1; piece >= 0; piece = board.next(piece, place, 0)) {
      if (board.piece(piece).is(Flag.CAR) && board.piece(piece).top == Place.level(place) && isMoving(fight, piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a figure sits in a car that moves: only the car can be aimed at (KF-RUL-140f). */
  public static boolean isCarried(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figures.is(figure, Condition.INSIDE) && isMoving(fight, figures.vehicle(figure));
  }

  /** Returns the table as a figure sees it: the car that it sits in covers no figure outside. */
  public static Board view(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figures.is(figure, Condition.INSIDE) && figures.vehicle(figure) >= 0
        ? fight.board().without(figures.vehicle(figure)) : fight.board();
  }
}
