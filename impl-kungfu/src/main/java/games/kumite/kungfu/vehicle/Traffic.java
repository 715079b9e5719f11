package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The cars that move by themselves at the end of a turn, one after the other (KF-LOC-52d, KF-RUL-130, KF-RUL-140c,
 * KF-RUL-140e).
 *
 * @param next the car that is looked at next
 * @param sticks the number of its sticks that are left
 */
public record Traffic(int next, int sticks) implements Step<Fight> {

  /** A drunk driver's die, then all cars. */
  public static final Step<Fight> AT_END_OF_TURN = Drunks.DIE;

  private static final int SIDES = 6;
  private static final int UNKNOWN = -1;
  private static final EventType ROLLS = EventType.of("car-rolls", "KF-LOC-52d").number("piece");
  private static final EventType DRUNK = EventType.of("drunk-driver", "KF-RUL-130").number("piece");

  /** The drunks: on a 6 another parked car starts (KF-RUL-130). */
  private enum Drunks implements Step<Fight> {
    DIE;

    @Override
    public void run(Fight fight) {
      if (fight.has(LocationTrait.DRUNK_DRIVERS)
          && fight.roll("drunk-driver", fight.seat(fight.get(Num.ACTIVE)), SIDES) == SIDES) {
        start(fight);
      }
      if (fight.cars().count() > 0) {
        fight.then(new Traffic(0, UNKNOWN));
      }
    }
  }

  private static void start(Fight fight) {
    int parked = 0;
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      parked += isParked(fight, piece) ? 1 : 0;
    }
    if (parked == 0) {
      return;
    }
    int left = fight.random().pick("drunk-car", 0, parked);
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (isParked(fight, piece) && left-- == 0) {
        fight.cars().motion(fight.cars().at(fight.board(), piece), Cars.Motion.DRUNK);
        fight.tell(DRUNK, piece + 1);
        return;
      }
    }
  }

  /** Returns whether a piece is a car that stands, with no figure in it. */
  private static boolean isParked(Fight fight, int piece) {
    Board board = fight.board();
    if (!board.isThere(piece) || !board.piece(piece).is(Flag.CAR)) {
      return false;
    }
    int car = fight.cars().of(piece);
    return car == Cars.NONE || !fight.cars().isMoving(car) && Occupants.count(fight, piece) == 0;
  }

  /** Breaks a car's brake: from now on it rolls (KF-LOC-52d). */
  public static void roll(Fight fight, int piece) {
    int car = fight.cars().at(fight.board(), piece);
    if (!fight.cars().isMoving(car)) {
      fight.cars().motion(car, Cars.Motion.ROLLING);
      fight.tell(ROLLS, piece + 1);
    }
  }

  @Override
  public void run(Fight fight) {
    Cars cars = fight.cars();
    for (int car = next; car < cars.count(); car++) {
      int due = car == next && sticks != UNKNOWN ? sticks : due(fight, car);
      if (due > 0 && cars.isMoving(car)) {
        int length = cars.motion(car) == Cars.Motion.ROLLING ? Stick.SHORT.length() : Stick.LONG.length();
        fight.then(Run.of(fight, car, length), fight.sequels().settle(), new Traffic(car, due - 1));
        return;
      }
    }
    cars.endTurn();
  }

  /** Returns how many sticks a car moves by itself now: one, or as many as the last time if no figure drives it (KF-RUL-140e). */
  private static int due(Fight fight, int car) {
    Cars cars = fight.cars();
    return switch (cars.motion(car)) {
      case ROLLING, DRUNK -> 1;
      case DRIVEN -> cars.gang(car) == fight.get(Num.ACTIVE) && !cars.hasActed(car) ? cars.sticks(car) : 0;
      case PARKED -> 0;
    };
  }
}
