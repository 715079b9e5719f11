package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.chi.Spending;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Flips;
import games.kumite.kungfu.trigger.Rolled;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A neutral attack: d6 + n against d6 + C, with nothing but the victim's Chi added (KF-RUL-119). Nothing happens to the source,
 * a tie is nothing.
 *
 * @param source the source
 * @param on the figure that it hits
 * @param combat its C
 * @param table the effects it may have
 * @param thrown the Chi and the dice
 */
public record Peril(Source source, int on, int combat, Harming.Table table, Thrown thrown)
    implements Rolled<Peril>, Spending<Peril> {

  private static final int SIDES = 6;
  private static final EventType STRUCK = EventType.of("peril", "KF-RUL-119").named("on", Figures::id)
      .number("total").number("other");

  /**
   * The Chi and dice.
   *
   * @param chi the victim's Chi
   * @param die of the attack
   * @param otherDie the victim's
   * @param flippers the figures that have turned a die over
   */
  record Thrown(int chi, int die, int otherDie, Picks flippers) {}

  /** The roll and what follows. */
  public static final Script<Fight, Peril> SCRIPT = Script.<Fight, Peril>of("peril")
      .onlyIf(Peril::isOn)
      .act((fight, peril) -> fight.sequels().declared(fight, Figures.NOBODY, Figures.NOBODY, peril.on)) // W3
      .onlyIf(Peril::isOn)
      .ask(new SpendChi<>(Side.DEFENCE))
      .act((fight, peril) -> Divination.ask(fight, peril.on, 1)) // D-12
      .set(Peril::roll)
      .when((fight, peril) -> Flips.isAny(fight), flips -> flips.window(new Flips<>())) // D-24
      .act(Peril::compare)
      .act((fight, peril) -> fight.sequels().known(fight, Figures.NOBODY, Figures.NOBODY, peril.on)) // W4
      .onlyIf(Peril::isOn)
      .when((fight, peril) -> peril.margin(fight) > 0, hit -> hit
          .call(Harming.SCRIPT, (fight, peril) -> Harming.of(peril.source, peril.on, peril.points(fight), peril.table),
              (fight, peril, harming) -> peril))
      .end();

  /** Returns the attack. */
  public static Step<Fight> of(Source source, int on, int combat, Harming.Table table) {
    return SCRIPT.with(declared(source, on, combat, table));
  }

  /** Returns the attack before its dice. */
  public static Peril declared(Source source, int on, int combat, Harming.Table table) {
    return new Peril(source, on, combat, table, new Thrown(0, 0, 0, Picks.NONE));
  }

  private static boolean isOn(Fight fight, Peril peril) {
    return Able.toSuffer(fight.figures(), peril.on);
  }

  private static Peril roll(Fight fight, Peril peril) {
    int die = fight.roll("peril", Figures.NEUTRAL, SIDES);
    int otherDie = Dice.roll(fight, "defence", peril.on);
    return peril.with(new Thrown(peril.thrown.chi, die, otherDie, Picks.NONE));
  }

  /** Returns the total of the attack less the victim's. */
  public int margin(Fight fight) {
    return thrown.die + combat - other(fight);
  }

  private int other(Fight fight) {
    int combat = Able.isHusk(fight.figures(), on) ? 0 : fight.figures().combat(on); // KF-RUL-158
    return thrown.otherDie + combat + thrown.chi;
  }

  /** Returns the effect points; with one effect that any margin causes, its cost. */
  private int points(Fight fight) {
    return table.isOfAnyMargin() ? table.lines(fight).get(0).points() : margin(fight);
  }

  private static void compare(Fight fight, Peril peril) {
    fight.tell(STRUCK, fight.figures().code(peril.on), peril.thrown.die + peril.combat, peril.other(fight));
  }

  private Peril with(Thrown more) {
    return new Peril(source, on, combat, table, more);
  }

  @Override
  public int figure(Side side) {
    return side == Side.ATTACK ? Figures.NOBODY : on;
  }

  @Override
  public Peril spending(Side side, int chi) {
    return with(new Thrown(chi, 0, 0, Picks.NONE));
  }

  @Override
  public int by() {
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
  public Peril flipped(int flipper, Side side) {
    return with(new Thrown(thrown.chi, thrown.die, Flips.turned(thrown.otherDie), thrown.flippers.and(flipper)));
  }
}
