package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.combat.OpenRoll;
import games.kumite.kungfu.combat.SurpriseMove;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.hazard.Blast;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.hazard.Tanks;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.kungfu.vehicle.MovingCars;
import games.kumite.kungfu.vehicle.Traffic;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A shot at a car: an aimed one at a part of a parked car, or at the controls of a machine, d6 + C against d6 and the C
 * of the part, a margin of 1 hits it (KF-LOC-14a, KF-LOC-52b, KF-RUL-140b); or one at a moving car, against d6 + 2,
 * which hits what the margin allows (KF-LOC-55, KF-RUL-140f).
 *
 * @param by the figure that shoots
 * @param means the means
 * @param piece the car, or the machine
 * @param part the part that is aimed at
 * @param aim the extra actions
 * @param thrown the Chi and the dice
 */
record CarShot(int by, RangedWeapon means, int piece, Part part, int aim, Thrown thrown)
    implements OpenRoll.Plain<CarShot> {

  /** A part of a car that is aimed at. */
  enum Part {
    /** Gas tank (KF-LOC-52c). */
    GAS_TANK(Flag.CAR, 0),
    /** Brake (KF-LOC-52d). */
    BRAKE(Flag.CAR, 0),
    /** Moving car (KF-LOC-55). */
    MOVING_CAR(Flag.CAR, 2),
    /** The controls of a machine (KF-LOC-14a). */
    CONTROLS(Flag.MACHINE, Machinery.CONTROLS);

    final Flag of;
    final int combat;

    Part(Flag of, int combat) {
      this.of = of;
      this.combat = combat;
    }
  }

  private static final int SIDES = 6;
  private static final int STOPS = 4; // KF-LOC-55b
  private static final int EXPLODES = 3; // KF-LOC-55c
  private static final int DRIVER = 0;
  private static final int ENGINE = 1;
  private static final int TANK = 2;
  private static final EventType SHOT = EventType.of("car-shot", "KF-RUL-140b").word("by", Figures::id)
      .word("piece", Whereabouts::piece).number("total").number("other");
  private static final EventType ENGINE_HIT = EventType.of("engine-hit", "KF-LOC-55b").word("piece", Whereabouts::piece).number("die");
  private static final EventType TANK_HIT = EventType.of("gas-tank-hit", "KF-LOC-55c").word("piece", Whereabouts::piece).number("die");

  /** The choice for a moving car: the driver, the engine or the gas tank, of value at most the margin (D-25, KF-RUL-140f). */
  private record CarPart(CarShot shot) implements Script.Reply<GameState, CarShot>, FigureChoice {

    @Override
    public int seat(GameState state) {
      return shot.part == Part.MOVING_CAR && shot.thrown.margin() > 0 && (shot.thrown.margin() > 1
          || shot.driver(state) != Figures.NOBODY) ? state.seatOf(shot.by) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return shot.by;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int hit = DRIVER; hit <= TANK && hit < shot.thrown.margin(); hit++) {
        if (hit != DRIVER || shot.driver(state) != Figures.NOBODY) {
          out.add(state.actions().of(ActionVerb.HIT_CAR, hit));
        }
      }
    }

    @Override
    public CarShot localsAfter(GameState state, Action action) {
      switch (((VerbAction) action).first()) {
        case DRIVER -> state.then(Shot.SCRIPT.start(Shot.of(shot.by, shot.driver(state), shot.means, 0))); // KF-LOC-55a
        case ENGINE -> shot.hitEngine(state);
        default -> shot.hitTank(state);
      }
      return shot;
    }
  }

  private static final Script<GameState, CarShot> SCRIPT = Script.<GameState, CarShot>of("car-shot")
      .stopUnless(CarShot::isOn)
      .act((state, shot) -> state.callbacks().declared(state, shot.by, shot.by, Figures.NOBODY)) // W3
      .stopUnless(CarShot::isOn)
      .ask(shot -> new SpendChi<>(Side.ATTACK, shot)) // KF-GUN-15k
      .act((state, shot) -> IChing.ask(state, shot.by, 1)) // D-12
      .update(CarShot::roll)
      .when((state, shot) -> SurpriseMove.isAny(state), flips -> flips.window(new SurpriseMove<>())) // D-24
      .update(CarShot::compare)
      .ask(CarPart::new)
      .when((state, shot) -> shot.isLoud(state), loud -> loud
          .act((state, shot) -> ZombieSpread.hear(state, state.seatOf(shot.by)))) // KF-VIP-06b
      .build();

  static Step<GameState> of(int by, RangedWeapon means, int piece, Part part, int aim) {
    return SCRIPT.start(new CarShot(by, means, piece, part, aim, Thrown.NOTHING));
  }

  private static boolean isOn(GameState state, CarShot shot) {
    return Capabilities.isInPlay(state.figures(), shot.by) && state.board().isThere(shot.piece)
        && state.board().piece(shot.piece).is(shot.part.of);
  }

  /** Returns whether it is a shot of a firearm; the controls of a machine may be hit otherwise. */
  private boolean isLoud(GameState state) {
    return part != Part.CONTROLS || means.isFirearm(state.figures(), by);
  }

  private static CarShot roll(GameState state, CarShot shot) {
    int die = FigureDice.roll(state, "shot", shot.by);
    int otherDie = state.roll("car", Figures.NEUTRAL, SIDES);
    return shot.with(shot.thrown.rolled(die, otherDie));
  }

  /** Returns the bonus of a shooter to its die against a car; cover does not count. */
  private int bonus(GameState state) {
    Figures figures = state.figures();
    boolean isClose = Gaps.isNear(state.board().piece(piece), figures.place(by), figures.size(by), Stick.SHORT.length());
    boolean isSwimming = Swimming.is(state, by);
    return figures.combat(by) + (Capabilities.has(figures, by, Trait.GOOD_SHOT) ? 1 : 0) + aim + thrown.chi()
        + (isClose && !isSwimming && means.isBetterNear(figures, by) ? 1 : 0)
        - (isSwimming ? Swimming.PENALTY : 0) - (state.get(Counters.RAIN) > 0 ? 1 : 0) - Darkness.penalty(state, by)
        - MovingCars.penalty(state, by) - (Bees.isIn(state, by) ? 1 : 0)
        - WaterWalls.hindrance(figures, figures.place(by), middle(state));
  }

  private static CarShot compare(GameState state, CarShot shot) {
    int total = shot.thrown.die() + shot.bonus(state);
    int other = shot.thrown.otherDie() + shot.part.combat;
    state.emit(SHOT, state.figures().code(shot.by), shot.piece + 1, total, other);
    if (total <= other) {
      Crowd.missed(state, shot.by);
    }
    if (total <= other && shot.isLoud(state)) {
      Tanks.missed(state, shot.by); // KF-LOC-50b
    }
    if (shot.isLoud(state)) {
      resound(state, shot.by);
    }
    if (total > other && shot.part == Part.GAS_TANK) {
      shot.explode(state);
    } else if (total > other && shot.part == Part.CONTROLS) {
      Machinery.switchOff(state, shot.piece);
    } else if (total > other && shot.part == Part.BRAKE) {
      Traffic.roll(state, shot.piece);
    }
    return shot.with(shot.thrown.compared(total - other));
  }

  /** Explodes the car, which is in its own blast. */
  private void explode(GameState state) {
    state.then(Blast.of(state, by, middle(state), Blast.Kind.GAS_TANK));
  }

  private long middle(GameState state) {
    Piece thing = state.board().piece(piece);
    return Place.of(thing.outline.middleX(), thing.outline.middleY(), thing.base);
  }

  private void hitEngine(GameState state) {
    int die = state.roll("engine", state.seatOf(by), SIDES);
    state.emit(ENGINE_HIT, piece + 1, die);
    if (die >= STOPS) {
      state.cars().motion(state.cars().of(piece), Cars.Motion.PARKED);
    }
  }

  private void hitTank(GameState state) {
    int die = state.roll("gas-tank", state.seatOf(by), SIDES);
    state.emit(TANK_HIT, piece + 1, die);
    if (die >= EXPLODES) {
      explode(state);
    }
  }

  private int driver(GameState state) {
    int driver = MovingCars.driver(state, piece);
    return driver != Figures.NOBODY && Goal.isOutOfShots(state, driver) ? Figures.NOBODY : driver; // KF-PLT-11b
  }

  /** Lets a gunshot be heard (KF-LOC-12a); a shooter loses Knock-out Beauty (KF-TRT-46e). */
  static void resound(GameState state, int by) {
    Restraint.drawsBlood(state.figures(), by);
    Crowd.hearsAShot(state);
  }

  @Override
  public CarShot with(Thrown more) {
    return new CarShot(by, means, piece, part, aim, more);
  }

  @Override
  public int on() {
    return Figures.NOBODY;
  }
}
