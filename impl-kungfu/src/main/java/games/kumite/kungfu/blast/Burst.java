package games.kumite.kungfu.blast;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.chi.Spending;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Husks;
import games.kumite.kungfu.combat.Recoil;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Flips;
import games.kumite.kungfu.trigger.Rolled;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;

/**
 * The effect of a blast on one figure: d6 + 4 against d6 + C, with nothing but Chi added (KF-RUL-58).
 *
 * @param source the source
 * @param on the figure that it hits
 * @param table the effects it may have
 * @param thrown Chi and dice of both
 */
record Burst(Source source, int on, Harming.Table table, Thrown thrown) implements Rolled<Burst>, Spending<Burst> {

  /**
   * The Chi and dice of both.
   *
   * @param chi of the one whose blast it is
   * @param otherChi the victim's
   * @param die of the blast
   * @param otherDie the victim's
   * @param flippers the figures that have turned a die over
   */
  record Thrown(int chi, int otherChi, int die, int otherDie, Picks flippers) {}

  private static final int SIDES = 6;
  private static final int COMBAT = 4;
  private static final EventType BURST = EventType.of("burst", "KF-RUL-58").named("on", Figures::id)
      .number("total").number("other");

  static final Script<Fight, Burst> SCRIPT = Script.<Fight, Burst>of("burst")
      .onlyIf(Burst::isOn)
      .act((fight, burst) -> fight.sequels().declared(fight, burst.by(), burst.attacker(fight), burst.on)) // W3
      .onlyIf(Burst::isOn)
      .ask(new SpendChi<>(Side.ATTACK)) // D-22
      .ask(new SpendChi<>(Side.DEFENCE))
      .act((fight, burst) -> Divination.ask(fight, burst.on, 1)) // D-12
      .set(Burst::roll)
      .when((fight, burst) -> Flips.isAny(fight), flips -> flips.window(new Flips<>())) // D-24
      .act(Burst::compare)
      .act((fight, burst) -> fight.sequels().known(fight, burst.by(), burst.attacker(fight), burst.on)) // W4
      .onlyIf(Burst::isOn)
      .when((fight, burst) -> burst.margin(fight) > 0 && fight.figures().is(burst.on, Condition.HUSK), husk -> husk
          .act((fight, burst) -> Husks.destroy(fight, burst.by(), burst.on)))
      .onlyIf((fight, burst) -> Able.isInPlay(fight.figures(), burst.on))
      .when((fight, burst) -> burst.margin(fight) > 0, hit -> hit
          .call(Harming.SCRIPT, (fight, burst) -> Harming.of(burst.source, burst.on, burst.points(fight), burst.table),
              (fight, burst, harming) -> burst))
      .act(Burst::fling)
      .end();

  static Burst of(int by, int on, long at, Harming.Table table) {
    return new Burst(new Source(by, at), on, table, new Thrown(0, 0, 0, 0, Picks.NONE));
  }

  private static boolean isOn(Fight fight, Burst burst) {
    return Able.isInPlay(fight.figures(), burst.on) || fight.figures().is(burst.on, Condition.HUSK);
  }

  /** Returns the figure whose blast it is, if he is still there: his own may have felled him. */
  private int attacker(Fight fight) {
    return by() != Figures.NOBODY && Able.isInPlay(fight.figures(), by()) ? by() : Figures.NOBODY;
  }

  @Override
  public int figure(Side side) {
    return side == Side.ATTACK ? source.by() : on;
  }

  @Override
  public Burst spending(Side side, int points) {
    return with(side == Side.ATTACK ? new Thrown(points, thrown.otherChi, 0, 0, Picks.NONE)
        : new Thrown(thrown.chi, points, 0, 0, Picks.NONE));
  }

  private Burst with(Thrown more) {
    return new Burst(source, on, table, more);
  }

  private static Burst roll(Fight fight, Burst burst) {
    Hideout.startle(fight, burst.on); // KF-VIP-05e
    int die = fight.roll("blast", burst.by() == Figures.NOBODY ? Figures.NEUTRAL : fight.seatOf(burst.by()), SIDES);
    int otherDie = Dice.roll(fight, "dodge", burst.on);
    return burst.with(new Thrown(burst.thrown.chi, burst.thrown.otherChi, die, otherDie, Picks.NONE));
  }

  private int total() {
    return thrown.die + COMBAT + thrown.chi;
  }

  private int other(Fight fight) {
    boolean isHusk = fight.figures().is(on, Condition.HUSK); // KF-RUL-158
    return thrown.otherDie + (isHusk ? 0 : fight.figures().combat(on)) + thrown.otherChi;
  }

  private int margin(Fight fight) {
    return total() - other(fight);
  }

  private static void compare(Fight fight, Burst burst) {
    fight.tell(BURST, fight.figures().code(burst.on), burst.total(), burst.other(fight));
  }

  @Override
  public int by() {
    return source.by();
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
  public Burst flipped(int flipper, Side side) {
    int die = side == Side.ATTACK ? Flips.turned(thrown.die) : thrown.die;
    int otherDie = side == Side.DEFENCE ? Flips.turned(thrown.otherDie) : thrown.otherDie;
    return with(new Thrown(thrown.chi, thrown.otherChi, die, otherDie, thrown.flippers.and(flipper)));
  }

  /** Pushes a figure that beats the explosion of dangerous stuff straight away from it (KF-LOC-50e). */
  private static void fling(Fight fight, Burst burst) {
    if (burst.table == Harming.Table.TANK && burst.margin(fight) < 0) {
      fight.then(Recoil.from(burst.on, burst.source.at(), 0, Stick.MEDIUM.length(), Figures.NOBODY));
    }
  }

  /** Returns the effect points; Protected takes one point off (KF-TRT-56, KF-RUL-24). */
  private int points(Fight fight) {
    return margin(fight) - (Able.has(fight.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }
}
