package games.kumite.kungfu.vehicle;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Chassis;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Sweep;
import games.kumite.kungfu.movement.Underground;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
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
record Run(int car, int turn, int length, int end, Stop stop, Picks victims, int next, Answer answer) {

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
  private enum WhetherToDodge implements FightChoice<Run> {
    BEFORE_IT_IS_HIT;

    @Override
    public String kind() {
      return "dodge";
    }

    @Override
    public int seat(Fight fight, Run run) {
      return RunDown.canDodge(fight, run.victim()) ? fight.seatOf(run.victim()) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, Run run) {
      return Question.prompt(fight, kind(), seat(fight, run), fight.called(run.victim()));
    }

    @Override
    public void options(Fight fight, Run run, Options out) {
      out.add(fight.actions().of(Word.DODGE));
      int manhole = Underground.beside(fight, run.victim());
      if (manhole >= 0) {
        out.add(fight.actions().of(Word.SLIP_IN, manhole + 1)); // KF-LOC-41c
      }
      out.add(fight.actions().of(Word.STAY));
    }

    @Override
    public Run chosen(Fight fight, Run run, Action action) {
      Word verb = (Word) ((VerbAction) action).verb();
      Answer said = verb == Word.STAY ? Answer.STAY : verb == Word.SLIP_IN ? Answer.SLIP_IN : Answer.NONE;
      return new Run(run.car, run.turn, run.length, run.end, run.stop, run.victims, run.next, said);
    }
  }

  private static final Script<Fight, Run> SCRIPT = Script.<Fight, Run>of("run")
      .onlyIf((fight, run) -> run.isThere(fight))
      .set(Run::clear)
      .set(Run::look)
      .loop((fight, run) -> run.next < run.victims.size(), each -> each
          .ask(WhetherToDodge.BEFORE_IT_IS_HIT)
          .act(RunDown::divine) // D-12
          .act(RunDown::resolve)
          .set(Run::past))
      .act(Arriving::of)
      .end();

  /** Returns the run of a car straight ahead. */
  static Step<Fight> of(Fight fight, int car, int length) {
    return turned(car, fight.cars().turn(car), length);
  }

  /** Returns the run of a car that is turned and then goes straight. */
  static Step<Fight> turned(int car, int turn, int length) {
    return SCRIPT.with(new Run(car, turn, length, length, Stop.AT_THE_END, Picks.NONE, 0, Answer.NONE));
  }

  private boolean isThere(Fight fight) {
    int piece = fight.cars().piece(car);
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.CAR) && fight.cars().isMoving(car);
  }

  int victim() {
    return victims.get(next);
  }

  private static Run past(Fight fight, Run run) {
    return new Run(run.car, run.turn, run.length, run.end, run.stop, run.victims, run.next + 1, Answer.NONE);
  }

  private Run stopped(int part, Stop why) {
    return new Run(car, turn, length, part, why, victims, next, answer);
  }

  /** Returns its way. */
  Sweep sweep(Fight fight) {
    Cars cars = fight.cars();
    Chassis chassis = cars.chassis(car);
    return new Sweep(chassis.outline(turn, cars.x(car), cars.y(car)), chassis.aheadX(turn, length),
        chassis.aheadY(turn, length), length);
  }

  /**
   * Returns the run after all that the car meets, one thing after the other: it crashes, or breaks what it meets, or leaves the
   * table.
   */
  private static Run clear(Fight fight, Run run) {
    fight.cars().move(run.car);
    Sweep sweep = run.sweep(fight);
    int edge = run.edge(fight, sweep);
    while (true) {
      int first = run.length + 1;
      int met = -1;
      for (int piece = 0; piece < fight.board().pieces(); piece++) {
        int part = run.isInTheWay(fight, piece) ? sweep.meets(fight.board().piece(piece).outline) : first;
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
      if (run.crashes(fight, met)) {
        return run.stopped(first - 1, Stop.CRASHED);
      }
    }
  }

  /** Returns after how many tenths it reaches over the edge of the table; one more than all if it never does. */
  private int edge(Fight fight, Sweep sweep) {
    if (sweep.isOn(fight.board(), length)) {
      return length + 1;
    }
    int on = -1;
    int off = length;
    while (off - on > 1) {
      int part = on + (off - on) / 2;
      if (sweep.isOn(fight.board(), part)) {
        on = part;
      } else {
        off = part;
      }
    }
    return off;
  }

  /** Returns whether a piece is something that this car may crash against. */
  private boolean isInTheWay(Fight fight, int index) {
    Board board = fight.board();
    Piece own = board.piece(fight.cars().piece(car));
    Piece piece = board.piece(index);
    if (!board.isThere(index) || index == fight.cars().piece(car) || !piece.isAtHeight(own.base, own.top)) {
      return false;
    }
    int item = board.item(index);
    boolean isSolid = piece.isAny(SOLID);
    boolean isTested = isDriven(fight) && item >= 0; // KF-LOC-57a
    return isTested ? !fight.cars().hasStruck(car, item) || isSolid : isSolid; // KF-RUL-140c
  }

  private boolean isDriven(Fight fight) {
    return fight.cars().motion(car) == Cars.Motion.DRIVEN;
  }

  /** Returns whether the car crashes against a piece; if not, the item is destroyed if anything can break it (KF-RUL-140h). */
  private boolean crashes(Fight fight, int piece) {
    int item = fight.board().item(piece);
    long flags = item < 0 ? 0 : Scenery.flags(fight.board(), item);
    if (!isDriven(fight) || item < 0 || (flags & Flag.VHARD.bit()) != 0 || fight.cars().hasStruck(car, item)) {
      return true;
    }
    fight.cars().strike(car, item);
    if (fight.roll("crash", fight.seat(fight.get(Num.ACTIVE)), SIDES) >= CRASHES) {
      return true;
    }
    if ((flags & (BREAKABLE | SOLID)) != 0) {
      Breaking.destroy(fight, fight.cars().driver(car), item);
    }
    return false;
  }

  private static Run look(Fight fight, Run run) {
    return new Run(run.car, run.turn, run.length, run.end, run.stop, RunDown.inTheWay(fight, run), 0, Answer.NONE);
  }
}
