package games.kumite.kungfu.vehicle;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The three actions of a car in the activation of its driver (KF-LOC-54c, KF-LOC-55d, KF-RUL-140e).
 *
 * @param driver the driver
 * @param car the car
 * @param left the number of its actions that are left
 */
public record DriverActions(int driver, int car, int left) {

  private static final int ACTIONS = 3;
  private static final int FASTEST = 3;
  private static final int MAX_TURN = 3; // 45 degrees
  private static final Refusal FAST_ENOUGH = new Refusal("KF-LOC-54c", "fast-enough");
  private static final Refusal STANDS = new Refusal("KF-LOC-55d", "car-stands");
  private static final Refusal IN_MOTION = new Refusal("KF-RUL-140e", "in-motion");
  private static final EventType BRAKED = EventType.of("car-braked", "KF-LOC-55d").word("piece", Whereabouts::piece);
  private static final EventType DRIVES = EventType.of("drives", "KF-LOC-55d").word("figure", Figures::id).word("piece", Whereabouts::piece);

  /** A turn and a stick, or the brake. */
  private record Maneuver(DriverActions wheel) implements Script.Reply<GameState, DriverActions>, GameChoice {

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      return state.seatOf(wheel.driver);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(wheel.driver), wheel.left);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      Cars cars = state.cars();
      boolean isDone = cars.moved(wheel.car) >= wheel.sticks(state);
      for (int turn = 0; turn <= MAX_TURN; turn++) {
        out.add(state.actions().of(ActionVerb.DRIVE, turn), isDone ? FAST_ENOUGH : null);
        if (turn > 0) {
          out.add(state.actions().of(ActionVerb.DRIVE, -turn), isDone ? FAST_ENOUGH : null);
        }
      }
      boolean stands = cars.streak(wheel.car) == 0 && cars.moved(wheel.car) == 0;
      out.add(state.actions().of(ActionVerb.BRAKE), stands ? STANDS : null);
      out.add(state.actions().of(ActionVerb.STOP), stands || isDone ? null : IN_MOTION);
    }

    @Override
    public DriverActions localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      Cars cars = state.cars();
      if (chosen.verb() == ActionVerb.DRIVE) {
        int turn = Math.floorMod(cars.turn(wheel.car) + chosen.first(), Directions.COUNT);
        state.then(CarMove.turned(wheel.car, turn, Stick.LONG.length()), state.callbacks().settle());
        return new DriverActions(wheel.driver, wheel.car, wheel.left - 1);
      }
      if (chosen.verb() == ActionVerb.BRAKE) {
        cars.motion(wheel.car, Cars.Motion.PARKED);
        state.emit(BRAKED, cars.piece(wheel.car) + 1);
      }
      return new DriverActions(wheel.driver, wheel.car, 0);
    }
  }

  private static final Script<GameState, DriverActions> SCRIPT = Script.<GameState, DriverActions>of("wheel")
      .repeatWhile((state, wheel) -> wheel.left > 0 && wheel.isDriving(state), each -> each.ask(Maneuver::new))
      .act(DriverActions::release)
      .build();

  /** Returns the step in which a figure takes the wheel. */
  public static Step<GameState> of(GameState state, int figure) {
    int piece = state.figures().vehicle(figure);
    int car = state.cars().of(piece);
    state.cars().drive(car, figure, state.figures().gang(figure));
    state.cars().act(car);
    state.emit(DRIVES, state.figures().code(figure), piece + 1);
    return SCRIPT.start(new DriverActions(figure, car, ACTIONS));
  }

  /** Returns how many sticks it moves in this turn: 1, 2, and 3 from the third turn on. */
  private int sticks(GameState state) {
    return Math.min(FASTEST, state.cars().streak(car) + 1);
  }

  private boolean isDriving(GameState state) {
    int piece = state.cars().piece(car);
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.CAR) && state.cars().isMoving(car)
        && Capabilities.isInPlay(state.figures(), driver) && Occupants.isIn(state, driver, piece);
  }

  /** Releases the wheel: a car that has moved goes on in the next turn; one that has not stands. */
  private static void release(GameState state, DriverActions wheel) {
    Cars cars = state.cars();
    if (cars.isMoving(wheel.car)) {
      if (cars.moved(wheel.car) > 0) {
        cars.drivenOn(wheel.car, cars.moved(wheel.car));
      } else {
        cars.motion(wheel.car, Cars.Motion.PARKED);
      }
    }
  }
}
