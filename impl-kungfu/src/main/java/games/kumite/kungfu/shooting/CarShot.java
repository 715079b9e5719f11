package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.ability.Walls;
import games.kumite.kungfu.aboard.Driven;
import games.kumite.kungfu.bees.Bees;
import games.kumite.kungfu.blast.Blast;
import games.kumite.kungfu.blast.Tanks;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.chi.Spending;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.trigger.Flips;
import games.kumite.kungfu.trigger.Rolled;
import games.kumite.kungfu.vehicle.Traffic;
import games.kumite.kungfu.vip.Horde;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
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
record CarShot(int by, Means means, int piece, Part part, int aim, Thrown thrown)
    implements Rolled<CarShot>, Spending<CarShot> {

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

  /**
   * The Chi and dice.
   *
   * @param chi the shooter's
   * @param die the shooter's
   * @param otherDie the car's
   * @param margin the shooter's total less the car's
   * @param flippers the figures that have turned a die over
   */
  record Thrown(int chi, int die, int otherDie, int margin, Picks flippers) {}

  private static final int SIDES = 6;
  private static final int STOPS = 4; // KF-LOC-55b
  private static final int EXPLODES = 3; // KF-LOC-55c
  private static final int DRIVER = 0;
  private static final int ENGINE = 1;
  private static final int TANK = 2;
  private static final EventType SHOT = EventType.of("car-shot", "KF-RUL-140b").named("by", Figures::id)
      .number("piece").number("total").number("other");
  private static final EventType ENGINE_HIT = EventType.of("engine-hit", "KF-LOC-55b").number("piece").number("die");
  private static final EventType TANK_HIT = EventType.of("gas-tank-hit", "KF-LOC-55c").number("piece").number("die");

  /** The choice for a moving car: the driver, the engine or the gas tank, of value at most the margin (D-25, KF-RUL-140f). */
  private enum ChoosePart implements FightChoice<CarShot> {
    HIT;

    @Override
    public String kind() {
      return "car-part";
    }

    @Override
    public int seat(Fight fight, CarShot shot) {
      return shot.part == Part.MOVING_CAR && shot.thrown.margin > 0 && (shot.thrown.margin > 1
          || shot.driver(fight) != Figures.NOBODY) ? fight.seatOf(shot.by) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, CarShot shot) {
      return Question.prompt(fight, kind(), seat(fight, shot), fight.called(shot.by));
    }

    @Override
    public void options(Fight fight, CarShot shot, Options out) {
      for (int hit = DRIVER; hit <= TANK && hit < shot.thrown.margin; hit++) {
        if (hit != DRIVER || shot.driver(fight) != Figures.NOBODY) {
          out.add(fight.actions().of(Word.HIT_CAR, hit));
        }
      }
    }

    @Override
    public CarShot chosen(Fight fight, CarShot shot, Action action) {
      switch (((VerbAction) action).first()) {
        case DRIVER -> fight.then(Shot.SCRIPT.with(Shot.of(shot.by, shot.driver(fight), shot.means, 0))); // KF-LOC-55a
        case ENGINE -> shot.hitEngine(fight);
        default -> shot.hitTank(fight);
      }
      return shot;
    }
  }

  private static final Script<Fight, CarShot> SCRIPT = Script.<Fight, CarShot>of("car-shot")
      .onlyIf(CarShot::isOn)
      .act((fight, shot) -> fight.sequels().declared(fight, shot.by, shot.by, Figures.NOBODY)) // W3
      .onlyIf(CarShot::isOn)
      .ask(new SpendChi<>(Side.ATTACK)) // KF-GUN-15k
      .act((fight, shot) -> Divination.ask(fight, shot.by, 1)) // D-12
      .set(CarShot::roll)
      .when((fight, shot) -> Flips.isAny(fight), flips -> flips.window(new Flips<>())) // D-24
      .set(CarShot::compare)
      .ask(ChoosePart.HIT)
      .when((fight, shot) -> shot.isLoud(fight), loud -> loud
          .act((fight, shot) -> Horde.hear(fight, fight.seatOf(shot.by)))) // KF-VIP-06b
      .end();

  static Step<Fight> of(int by, Means means, int piece, Part part, int aim) {
    return SCRIPT.with(new CarShot(by, means, piece, part, aim, new Thrown(0, 0, 0, 0, Picks.NONE)));
  }

  private static boolean isOn(Fight fight, CarShot shot) {
    return Able.isInPlay(fight.figures(), shot.by) && fight.board().isThere(shot.piece)
        && fight.board().piece(shot.piece).is(shot.part.of);
  }

  /** Returns whether it is a shot of a firearm; the controls of a machine may be hit otherwise. */
  private boolean isLoud(Fight fight) {
    return part != Part.CONTROLS || means.isFirearm(fight.figures(), by);
  }

  private static CarShot roll(Fight fight, CarShot shot) {
    int die = Dice.roll(fight, "shot", shot.by);
    int otherDie = fight.roll("car", Figures.NEUTRAL, SIDES);
    return shot.with(new Thrown(shot.thrown.chi, die, otherDie, 0, Picks.NONE));
  }

  /** Returns the bonus of a shooter to its die against a car; cover does not count. */
  private int bonus(Fight fight) {
    Figures figures = fight.figures();
    boolean isClose = Gaps.isNear(fight.board().piece(piece), figures.place(by), figures.size(by), Stick.SHORT.length());
    boolean isSwimming = Swimming.is(fight, by);
    return figures.combat(by) + (Able.has(figures, by, Trait.GOOD_SHOT) ? 1 : 0) + aim + thrown.chi
        + (isClose && !isSwimming && means.isBetterNear(figures, by) ? 1 : 0)
        - (isSwimming ? Swimming.PENALTY : 0) - (fight.get(Num.RAIN) > 0 ? 1 : 0) - Darkness.penalty(fight, by)
        - Driven.penalty(fight, by) - (Bees.isIn(fight, by) ? 1 : 0)
        - Walls.hindrance(figures, figures.place(by), middle(fight));
  }

  private static CarShot compare(Fight fight, CarShot shot) {
    int total = shot.thrown.die + shot.bonus(fight);
    int other = shot.thrown.otherDie + shot.part.combat;
    fight.tell(SHOT, fight.figures().code(shot.by), shot.piece + 1, total, other);
    if (total <= other) {
      Crowd.missed(fight, shot.by);
    }
    if (total <= other && shot.isLoud(fight)) {
      Tanks.missed(fight, shot.by); // KF-LOC-50b
    }
    if (shot.isLoud(fight)) {
      resound(fight, shot.by);
    }
    if (total > other && shot.part == Part.GAS_TANK) {
      shot.explode(fight);
    } else if (total > other && shot.part == Part.CONTROLS) {
      Machinery.switchOff(fight, shot.piece);
    } else if (total > other && shot.part == Part.BRAKE) {
      Traffic.roll(fight, shot.piece);
    }
    return shot.with(new Thrown(shot.thrown.chi, shot.thrown.die, shot.thrown.otherDie, total - other,
        shot.thrown.flippers));
  }

  /** Explodes the car, which is in its own blast. */
  private void explode(Fight fight) {
    fight.then(Blast.of(fight, by, middle(fight), Blast.Kind.GAS_TANK));
  }

  private long middle(Fight fight) {
    Piece thing = fight.board().piece(piece);
    return Place.of(thing.outline.middleX(), thing.outline.middleY(), thing.base);
  }

  private void hitEngine(Fight fight) {
    int die = fight.roll("engine", fight.seatOf(by), SIDES);
    fight.tell(ENGINE_HIT, piece + 1, die);
    if (die >= STOPS) {
      fight.cars().motion(fight.cars().of(piece), Cars.Motion.PARKED);
    }
  }

  private void hitTank(Fight fight) {
    int die = fight.roll("gas-tank", fight.seatOf(by), SIDES);
    fight.tell(TANK_HIT, piece + 1, die);
    if (die >= EXPLODES) {
      explode(fight);
    }
  }

  private int driver(Fight fight) {
    int driver = Driven.driver(fight, piece);
    return driver != Figures.NOBODY && Goal.isOutOfShots(fight, driver) ? Figures.NOBODY : driver; // KF-PLT-11b
  }

  /** Lets a gunshot be heard (KF-LOC-12a); a shooter loses Knock-out Beauty (KF-TRT-46e). */
  static void resound(Fight fight, int by) {
    Restraint.drawsBlood(fight.figures(), by);
    Crowd.hearsAShot(fight);
  }

  private CarShot with(Thrown more) {
    return new CarShot(by, means, piece, part, aim, more);
  }

  @Override
  public int figure(Side side) {
    return side == Side.ATTACK ? by : Figures.NOBODY;
  }

  @Override
  public CarShot spending(Side side, int chi) {
    return with(new Thrown(chi, 0, 0, 0, Picks.NONE));
  }

  @Override
  public int on() {
    return Figures.NOBODY;
  }

  @Override
  public int die() {
    return thrown.die;
  }

  @Override
  public int otherDie() {
    return thrown.otherDie;
  }

  @Override
  public Picks flippers() {
    return thrown.flippers;
  }

  @Override
  public CarShot flipped(int flipper, Side side) {
    return with(new Thrown(thrown.chi, Flips.turned(thrown.die), thrown.otherDie, 0, thrown.flippers.and(flipper)));
  }
}
