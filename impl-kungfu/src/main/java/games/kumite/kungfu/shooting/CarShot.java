package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.blast.Blast;
import games.kumite.kungfu.blast.Tanks;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.chi.Spending;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.prop.Machinery;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.vehicle.Traffic;
import games.kumite.kungfu.window.Flips;
import games.kumite.kungfu.window.Moment;
import games.kumite.kungfu.window.Rolled;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * An aimed shot at a part of a parked car, or at the controls of a machine: d6 + C against d6 and the C of the part; a
 * margin of 1 hits it (KF-LOC-14a, KF-LOC-52b, KF-RUL-140b).
 *
 * @param by who shoots
 * @param means what with
 * @param piece the car, or the machine
 * @param part what is aimed at
 * @param aim the extra actions
 * @param thrown Chi and dice
 */
record CarShot(int by, Means means, int piece, Part part, int aim, Thrown thrown)
    implements Rolled<CarShot>, Spending<CarShot> {

  /** A part of a car. */
  enum Part {
    /** KF-LOC-52c. */
    GAS_TANK(Flag.CAR, 0),
    /** KF-LOC-52d. */
    BRAKE(Flag.CAR, 0),
    /** Of a machine (KF-LOC-14a). */
    CONTROLS(Flag.MACHINE, Machinery.CONTROLS);

    final Flag of;
    final int combat;

    Part(Flag of, int combat) {
      this.of = of;
      this.combat = combat;
    }
  }

  /**
   * Chi and dice.
   *
   * @param chi the shooter's
   * @param die the shooter's
   * @param otherDie the car's
   * @param flippers who has turned a die over
   */
  record Thrown(int chi, int die, int otherDie, Picks flippers) {}

  private static final int SIDES = 6;
  private static final EventType SHOT = EventType.of("car-shot", "KF-RUL-140b").named("by", Figures::id)
      .number("piece").number("total").number("other");

  private static final Script<Fight, CarShot> SCRIPT = Script.<Fight, CarShot>of("car-shot")
      .onlyIf(CarShot::isOn)
      .act((fight, shot) -> Moment.DECLARED.open(fight, shot.by, shot.by, Figures.NOBODY)) // W3
      .onlyIf(CarShot::isOn)
      .ask(new SpendChi<>(Side.ATTACK)) // KF-GUN-15k
      .act((fight, shot) -> Divination.ask(fight, shot.by, 1)) // D-12
      .set(CarShot::roll)
      .when((fight, shot) -> Flips.isAny(fight), flips -> flips.window(new Flips<>())) // D-24
      .act(CarShot::compare)
      .end();

  static Step<Fight> of(int by, Means means, int piece, Part part, int aim) {
    return SCRIPT.with(new CarShot(by, means, piece, part, aim, new Thrown(0, 0, 0, Picks.NONE)));
  }

  private static boolean isOn(Fight fight, CarShot shot) {
    return Able.isInPlay(fight.figures(), shot.by) && fight.board().isThere(shot.piece)
        && fight.board().piece(shot.piece).is(shot.part.of);
  }

  private static CarShot roll(Fight fight, CarShot shot) {
    int die = Dice.roll(fight, "shot", shot.by);
    int otherDie = fight.roll("car", Figures.NEUTRAL, SIDES);
    return shot.with(new Thrown(shot.thrown.chi, die, otherDie, Picks.NONE));
  }

  /** The shooter's total without cover; a car adds nothing. */
  private int total(Fight fight) {
    return thrown.die + bonus(fight, by, piece, means) + aim + thrown.chi;
  }

  /** What a shooter adds to its die against a car, Chi and aim left out. */
  static int bonus(Fight fight, int by, int piece, Means means) {
    Figures figures = fight.figures();
    boolean isClose = Gaps.isNear(fight.board().piece(piece), figures.place(by), figures.size(by), Stick.SHORT.length());
    boolean isSwimming = Swimming.is(fight, by);
    return figures.combat(by) + (Able.has(figures, by, Trait.GOOD_SHOT) ? 1 : 0)
        + (isClose && !isSwimming && means.isBetterNear(figures, by) ? 1 : 0)
        - (isSwimming ? Swimming.PENALTY : 0) - (fight.get(Num.RAIN) > 0 ? 1 : 0) - Darkness.penalty(fight, by);
  }

  private static void compare(Fight fight, CarShot shot) {
    int total = shot.total(fight);
    int other = shot.thrown.otherDie + shot.part.combat;
    fight.tell(SHOT, fight.figures().code(shot.by), shot.piece + 1, total, other);
    if (total <= other) {
      Crowd.missed(fight, shot.by);
      Tanks.missed(fight, shot.by);
      resound(fight, shot.by);
      return;
    }
    resound(fight, shot.by);
    Piece car = fight.board().piece(shot.piece);
    if (shot.part == Part.GAS_TANK) {
      long middle = Place.of(car.outline.middleX(), car.outline.middleY(), car.base);
      fight.then(Blast.of(fight, shot.by, middle, Blast.Kind.GAS_TANK)); // the car is in its own blast
    } else if (shot.part == Part.CONTROLS) {
      Machinery.switchOff(fight, shot.piece);
    } else {
      Traffic.roll(fight, shot.piece);
    }
  }

  /** A gunshot is heard (KF-LOC-12a), and who has fired is a beauty no more (KF-TRT-46e). */
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
    return with(new Thrown(chi, 0, 0, Picks.NONE));
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
  public CarShot flipped(int flipper, int whose) {
    return with(new Thrown(thrown.chi, Flips.turned(thrown.die), thrown.otherDie, thrown.flippers.and(flipper)));
  }
}
