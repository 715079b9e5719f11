package games.kumite.kungfu.vehicle;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Chassis;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Sweep;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.movement.ManholeMoves;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The straight run of a car: what it breaks or breaks against, the figures that it runs down, where it stops (KF-LOC-56,
 * KF-LOC-57, KF-RUL-140). It stays where it is until all of that is settled.
 *
 * @param car the car
 * @param turn its direction when it sets off
 * @param length the length that it is to go
 * @param end the length that it gets, -1 if it does not even turn
 * @param stop the reason why it stops there
 * @param victims the figures in its way, the first first
 * @param next the place of the victim who comes next
 * @param answer the answer of the victim's player
 */
record CarMove(int car, int turn, int length, int end, Stop stop, IntList victims, int next, Answer answer) {

  /** A reason why a car stops. */
  enum Stop {
    /** The end of its way. */
    AT_THE_END,
    /** A crash. */
    CRASHED,
    /** A place off the table. */
    OFF_THE_TABLE
  }

  /** The answer of a figure that is about to be run down (D-48). */
  enum Answer {
    /** No figure has been asked. */
    NONE,
    /** A refusal to dodge: he stays where he is. */
    STAY,
    /** A dodge into a manhole. */
    SLIP_IN
  }

  private static final int SIDES = 6;
  private static final int CRASHES = 3; // KF-LOC-57a
  private static final long SOLID = Flag.BLOCK.bit() | Flag.LINEAR.bit();
  private static final long BREAKABLE = Flag.FRAGILE.bit() | Flag.HARD.bit();

  /** The choice whether a figure dodges (D-48). */
  private record Dodge(CarMove run) implements Script.Reply<GameState, CarMove>, FigureChoice {

    @Override
    public int seat(GameState state) {
      return RunDown.canDodge(state, run.victim()) ? state.seatOf(run.victim()) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return run.victim();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.DODGE));
      int manhole = ManholeMoves.beside(state, run.victim());
      if (manhole >= 0) {
        out.add(state.actions().of(ActionVerb.SLIP_IN, manhole + 1)); // KF-LOC-41c
      }
      out.add(state.actions().of(ActionVerb.STAY));
    }

    @Override
    public CarMove localsAfter(GameState state, Action action) {
      ActionVerb verb = (ActionVerb) ((VerbAction) action).verb();
      Answer said = verb == ActionVerb.STAY ? Answer.STAY : verb == ActionVerb.SLIP_IN ? Answer.SLIP_IN : Answer.NONE;
      return new CarMove(run.car, run.turn, run.length, run.end, run.stop, run.victims, run.next, said);
    }
  }

  private static final Script<GameState, CarMove> SCRIPT = Script.<GameState, CarMove>of("run")
      .stopUnless((state, run) -> run.isThere(state))
      .update(CarMove::clear)
      .update(CarMove::look)
      .repeatWhile((state, run) -> run.next < run.victims.size(), each -> each
          .ask(Dodge::new)
          .act(RunDown::divine) // D-12
          .act(RunDown::resolve)
          .update(CarMove::past))
      .act(Arriving::of)
      .build();

  /** Returns the run of a car straight ahead. */
  static Step<GameState> of(GameState state, int car, int length) {
    return turned(car, state.cars().turn(car), length);
  }

  /** Returns the run of a car that is turned and then goes straight. */
  static Step<GameState> turned(int car, int turn, int length) {
    return SCRIPT.start(new CarMove(car, turn, length, length, Stop.AT_THE_END, IntList.NONE, 0, Answer.NONE));
  }

  private boolean isThere(GameState state) {
    int piece = state.cars().piece(car);
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.CAR) && state.cars().isMoving(car);
  }

  int victim() {
    return victims.get(next);
  }

  private static CarMove past(GameState state, CarMove run) {
    return new CarMove(run.car, run.turn, run.length, run.end, run.stop, run.victims, run.next + 1, Answer.NONE);
  }

  private CarMove stopped(int part, Stop why) {
    return new CarMove(car, turn, length, part, why, victims, next, answer);
  }

  /** Returns its way. */
  Sweep sweep(GameState state) {
    Cars cars = state.cars();
    Chassis chassis = cars.chassis(car);
    return new Sweep(chassis.outline(turn, cars.x(car), cars.y(car)), chassis.aheadX(turn, length),
        chassis.aheadY(turn, length), length);
  }

  /**
   * Returns the run after all that the car meets, one thing after the other: it crashes, or breaks what it meets, or leaves the
   * table.
   */
  private static CarMove clear(GameState state, CarMove run) {
    state.cars().move(run.car);
    Sweep sweep = run.sweep(state);
    int edge = run.edge(state, sweep);
    while (true) {
      int first = run.length + 1;
      int met = -1;
      for (int piece = 0; piece < state.board().pieces(); piece++) {
        int part = run.isInTheWay(state, piece) ? sweep.meets(state.board().piece(piece).outline) : first;
        if (part < first) {
          first = part;
          met = piece;
        }
      }
      if (edge <= run.length && edge <= first) {
        return run.stopped(edge, Stop.OFF_THE_TABLE);
      }
      if (met < 0) {
        return run;
      }
      if (run.crashes(state, met)) {
        return run.stopped(first - 1, Stop.CRASHED);
      }
    }
  }

  /** Returns after how many tenths it reaches over the edge of the table; one more than all if it never does. */
  private int edge(GameState state, Sweep sweep) {
    if (sweep.isOn(state.board(), length)) {
      return length + 1;
    }
    int on = -1;
    int off = length;
    while (off - on > 1) {
      int part = on + (off - on) / 2;
      if (sweep.isOn(state.board(), part)) {
        on = part;
      } else {
        off = part;
      }
    }
    return off;
  }

  /** Returns whether a piece is something that this car may crash against. */
  private boolean isInTheWay(GameState state, int index) {
    Board board = state.board();
    Piece own = board.piece(state.cars().piece(car));
    Piece piece = board.piece(index);
    if (!board.isThere(index) || index == state.cars().piece(car) || !piece.isAtHeight(own.base, own.top)) {
      return false;
    }
    int item = board.item(index);
    boolean isSolid = piece.isAny(SOLID);
    boolean isTested = isDriven(state) && item >= 0; // KF-LOC-57a
    return isTested ? !state.cars().hasStruck(car, item) || isSolid : isSolid; // KF-RUL-140c
  }

  private boolean isDriven(GameState state) {
    return state.cars().motion(car) == Cars.Motion.DRIVEN;
  }

  /** Returns whether the car crashes against a piece; if not, the item is destroyed if anything can break it (KF-RUL-140h). */
  private boolean crashes(GameState state, int piece) {
    int item = state.board().item(piece);
    long flags = item < 0 ? 0 : Scenery.flags(state.board(), item);
    if (!isDriven(state) || item < 0 || (flags & Flag.VHARD.bit()) != 0 || state.cars().hasStruck(car, item)) {
      return true;
    }
    state.cars().strike(car, item);
    if (state.roll("crash", state.seat(state.get(Counters.ACTIVE)), SIDES) >= CRASHES) {
      return true;
    }
    if ((flags & (BREAKABLE | SOLID)) != 0) {
      BreakRolls.destroy(state, state.cars().driver(car), item);
    }
    return false;
  }

  private static CarMove look(GameState state, CarMove run) {
    return new CarMove(run.car, run.turn, run.length, run.end, run.stop, RunDown.inTheWay(state, run), 0, Answer.NONE);
  }
}
