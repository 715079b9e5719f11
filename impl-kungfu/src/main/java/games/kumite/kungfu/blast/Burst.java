package games.kumite.kungfu.blast;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.chi.Spending;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * What a blast does to one figure: d6 + 4 against d6 + C, with nothing but Chi added (KF-RUL-58).
 *
 * @param source where it comes from
 * @param on whom it hits
 * @param table the effects it may have
 * @param chi the Chi of the one whose blast it is
 * @param otherChi the victim's Chi; once the dice lie, the margin
 */
record Burst(Source source, int on, Harming.Table table, int chi, int otherChi) implements Spending<Burst> {

  private static final int SIDES = 6;
  private static final int COMBAT = 4;
  private static final EventType BURST = EventType.of("burst", "KF-RUL-58").named("on", Figures::id)
      .number("total").number("other");

  static final Script<Fight, Burst> SCRIPT = Script.<Fight, Burst>of("burst")
      .onlyIf((fight, burst) -> Able.isInPlay(fight.figures(), burst.on) || fight.figures().is(burst.on, Condition.HUSK))
      .ask(new SpendChi<>(Side.ATTACK)) // D-22
      .ask(new SpendChi<>(Side.DEFENCE))
      .set(Burst::roll)
      .when((fight, burst) -> burst.otherChi > 0, hit -> hit
          .call(Harming.SCRIPT, (fight, burst) -> Harming.of(burst.source, burst.on, burst.points(fight), burst.table),
              (fight, burst, harming) -> burst))
      .end();

  static Burst of(int by, int on, long at, Harming.Table table) {
    return new Burst(new Source(by, at), on, table, 0, 0);
  }

  @Override
  public int figure(Side side) {
    return side == Side.ATTACK ? source.by() : on;
  }

  @Override
  public Burst spending(Side side, int points) {
    return side == Side.ATTACK ? new Burst(source, on, table, points, otherChi)
        : new Burst(source, on, table, chi, points);
  }

  private static Burst roll(Fight fight, Burst burst) {
    Figures figures = fight.figures();
    int total = fight.roll("blast", fight.seatOf(burst.source.by()), SIDES) + COMBAT + burst.chi;
    int combat = figures.is(burst.on, Condition.HUSK) ? 0 : figures.combat(burst.on); // KF-RUL-158
    int other = fight.roll("dodge", fight.seatOf(burst.on), SIDES) + combat + burst.otherChi;
    fight.tell(BURST, figures.code(burst.on), total, other);
    return new Burst(burst.source, burst.on, burst.table, burst.chi, total - other);
  }

  /** Protected takes one point off (KF-TRT-56, KF-RUL-24). */
  private int points(Fight fight) {
    return otherChi - (Able.has(fight.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }
}
