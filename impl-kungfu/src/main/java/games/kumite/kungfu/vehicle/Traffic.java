package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The cars that move by themselves at the end of a turn, one after the other (KF-LOC-52d, KF-RUL-130, KF-RUL-140c,
 * KF-RUL-140e).
 *
 * @param next the car that is looked at next
 * @param sticks the number of its sticks that are left
 */
public record Traffic(int next, int sticks) implements Step<GameState> {

  /** A drunk driver's die, then all cars. */
  public static final Step<GameState> AT_END_OF_TURN = Drunks.DIE;

  private static final int SIDES = 6;
  private static final int UNKNOWN = -1;
  private static final EventType ROLLS = EventType.of("car-rolls", "KF-LOC-52d").word("piece", Whereabouts::piece);
  private static final EventType DRUNK = EventType.of("drunk-driver", "KF-RUL-130").word("piece", Whereabouts::piece);

  /** The drunks: on a 6 another parked car starts (KF-RUL-130). */
  private enum Drunks implements Step<GameState> {
    DIE;

    @Override
    public void run(GameState state) {
      if (state.has(LocationTrait.DRUNK_DRIVERS)
          && state.roll("drunk-driver", state.seat(state.get(Counters.ACTIVE)), SIDES) == SIDES) {
        start(state);
      }
      if (state.cars().count() > 0) {
        state.then(new Traffic(0, UNKNOWN));
      }
    }
  }

  private static void start(GameState state) {
    int parked = 0;
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      parked += isParked(state, piece) ? 1 : 0;
    }
    if (parked == 0) {
      return;
    }
    int left = state.random().pick("drunk-car", 0, parked);
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (isParked(state, piece) && left-- == 0) {
        state.cars().motion(state.cars().at(state.board(), piece), Cars.Motion.DRUNK);
        state.emit(DRUNK, piece + 1);
        return;
      }
    }
  }

  /** Returns whether a piece is a car that stands, with no figure in it. */
  private static boolean isParked(GameState state, int piece) {
    Board board = state.board();
    if (!board.isThere(piece) || !board.piece(piece).is(Flag.CAR)) {
      return false;
    }
    int car = state.cars().of(piece);
    return car == Cars.NONE || !state.cars().isMoving(car) && Occupants.count(state, piece) == 0;
  }

  /** Breaks a car's brake: from now on it rolls (KF-LOC-52d). */
  public static void roll(GameState state, int piece) {
    int car = state.cars().at(state.board(), piece);
    if (!state.cars().isMoving(car)) {
      state.cars().motion(car, Cars.Motion.ROLLING);
      state.emit(ROLLS, piece + 1);
    }
  }

  @Override
  public void run(GameState state) {
    Cars cars = state.cars();
    for (int car = next; car < cars.count(); car++) {
      int due = car == next && sticks != UNKNOWN ? sticks : due(state, car);
      if (due > 0 && cars.isMoving(car)) {
        int length = cars.motion(car) == Cars.Motion.ROLLING ? Stick.SHORT.length() : Stick.LONG.length();
        state.then(CarMove.of(state, car, length), state.callbacks().settle(), new Traffic(car, due - 1));
        return;
      }
    }
    cars.endTurn();
  }

  /** Returns how many sticks a car moves by itself now: one, or as many as the last time if no figure drives it (KF-RUL-140e). */
  private static int due(GameState state, int car) {
    Cars cars = state.cars();
    return switch (cars.motion(car)) {
      case ROLLING, DRUNK -> 1;
      case DRIVEN -> cars.gang(car) == state.get(Counters.ACTIVE) && !cars.hasActed(car) ? cars.sticks(car) : 0;
      case PARKED -> 0;
    };
  }
}
