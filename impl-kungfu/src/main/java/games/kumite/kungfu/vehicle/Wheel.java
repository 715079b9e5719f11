package games.kumite.kungfu.vehicle;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
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
public record Wheel(int driver, int car, int left) {

  private static final int ACTIONS = 3;
  private static final int FASTEST = 3;
  private static final int MAX_TURN = 3; // 45 degrees
  private static final Refusal FAST_ENOUGH = new Refusal("KF-LOC-54c", "fast-enough");
  private static final Refusal STANDS = new Refusal("KF-LOC-55d", "car-stands");
  private static final Refusal IN_MOTION = new Refusal("KF-RUL-140e", "in-motion");
  private static final EventType BRAKED = EventType.of("car-braked", "KF-LOC-55d").number("piece");
  private static final EventType DRIVES = EventType.of("drives", "KF-LOC-55d").named("figure", Figures::id).number("piece");

  /** A turn and a stick, or the brake. */
  private enum Maneuver implements FightChoice<Wheel> {
    NEXT;

    @Override
    public String kind() {
      return "maneuver";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, Wheel wheel) {
      return fight.seatOf(wheel.driver);
    }

    @Override
    public Prompt prompt(Fight fight, Wheel wheel) {
      return Question.prompt(fight, kind(), seat(fight, wheel), fight.called(wheel.driver), wheel.left);
    }

    @Override
    public void options(Fight fight, Wheel wheel, Options out) {
      Cars cars = fight.cars();
      boolean isDone = cars.moved(wheel.car) >= wheel.sticks(fight);
      for (int turn = 0; turn <= MAX_TURN; turn++) {
        out.add(fight.actions().of(Word.DRIVE, turn), isDone ? FAST_ENOUGH : null);
        if (turn > 0) {
          out.add(fight.actions().of(Word.DRIVE, -turn), isDone ? FAST_ENOUGH : null);
        }
      }
      boolean stands = cars.streak(wheel.car) == 0 && cars.moved(wheel.car) == 0;
      out.add(fight.actions().of(Word.BRAKE), stands ? STANDS : null);
      out.add(fight.actions().of(Word.STOP), stands || isDone ? null : IN_MOTION);
    }

    @Override
    public Wheel chosen(Fight fight, Wheel wheel, Action action) {
      VerbAction chosen = (VerbAction) action;
      Cars cars = fight.cars();
      if (chosen.verb() == Word.DRIVE) {
        int turn = Math.floorMod(cars.turn(wheel.car) + chosen.first(), Directions.COUNT);
        fight.then(Run.turned(wheel.car, turn, Stick.LONG.length()), fight.sequels().settle());
        return new Wheel(wheel.driver, wheel.car, wheel.left - 1);
      }
      if (chosen.verb() == Word.BRAKE) {
        cars.motion(wheel.car, Cars.Motion.PARKED);
        fight.tell(BRAKED, cars.piece(wheel.car) + 1);
      }
      return new Wheel(wheel.driver, wheel.car, 0);
    }
  }

  private static final Script<Fight, Wheel> SCRIPT = Script.<Fight, Wheel>of("wheel")
      .loop((fight, wheel) -> wheel.left > 0 && wheel.isDriving(fight), each -> each.ask(Maneuver.NEXT))
      .act(Wheel::release)
      .end();

  /** Returns the step in which a figure takes the wheel. */
  public static Step<Fight> of(Fight fight, int figure) {
    int piece = fight.figures().vehicle(figure);
    int car = fight.cars().of(piece);
    fight.cars().drive(car, figure, fight.figures().gang(figure));
    fight.cars().act(car);
    fight.tell(DRIVES, fight.figures().code(figure), piece + 1);
    return SCRIPT.with(new Wheel(figure, car, ACTIONS));
  }

  /** Returns how many sticks it moves in this turn: 1, 2, and 3 from the third turn on. */
  private int sticks(Fight fight) {
    return Math.min(FASTEST, fight.cars().streak(car) + 1);
  }

  private boolean isDriving(Fight fight) {
    int piece = fight.cars().piece(car);
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.CAR) && fight.cars().isMoving(car)
        && Able.isInPlay(fight.figures(), driver) && Occupants.isIn(fight, driver, piece);
  }

  /** Releases the wheel: a car that has moved goes on in the next turn; one that has not stands. */
  private static void release(Fight fight, Wheel wheel) {
    Cars cars = fight.cars();
    if (cars.isMoving(wheel.car)) {
      if (cars.moved(wheel.car) > 0) {
        cars.drivenOn(wheel.car, cars.moved(wheel.car));
      } else {
        cars.motion(wheel.car, Cars.Motion.PARKED);
      }
    }
  }
}
