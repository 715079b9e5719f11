package games.kumite.kungfu.hazard;

import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.combat.OpenRoll;
import games.kumite.kungfu.combat.SurpriseMove;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Recoil;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.effect.SpiritBodies;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * The effect of a blast on one figure: d6 + 4 against d6 + C, with nothing but Chi added (KF-RUL-58).
 *
 * @param source the source
 * @param on the figure that it hits
 * @param table the effects it may have
 * @param thrown Chi and dice of both
 */
record BlastHit(Source source, int on, EffectResolution.Table table, Thrown thrown) implements OpenRoll.Plain<BlastHit> {

  private static final int SIDES = 6;
  private static final int COMBAT = 4;
  private static final EventType BURST = EventType.of("burst", "KF-RUL-58").word("on", Figures::id)
      .number("total").number("other");

  static final Script<GameState, BlastHit> SCRIPT = Script.<GameState, BlastHit>of("burst")
      .stopUnless(BlastHit::isOn)
      .act((state, burst) -> state.callbacks().declared(state, burst.by(), burst.attacker(state), burst.on)) // W3
      .stopUnless(BlastHit::isOn)
      .ask(burst -> new SpendChi<>(Side.ATTACK, burst)) // D-22
      .ask(burst -> new SpendChi<>(Side.DEFENCE, burst))
      .act((state, burst) -> IChing.ask(state, burst.on, 1)) // D-12
      .update(BlastHit::roll)
      .when((state, burst) -> SurpriseMove.isAny(state), flips -> flips.window(new SurpriseMove<>())) // D-24
      .act(BlastHit::compare)
      .act((state, burst) -> state.callbacks().known(state, burst.by(), burst.attacker(state), burst.on)) // W4
      .stopUnless(BlastHit::isOn)
      .when((state, burst) -> burst.margin(state) > 0 && state.figures().is(burst.on, Condition.HUSK), husk -> husk
          .act((state, burst) -> SpiritBodies.destroy(state, burst.by(), burst.on)))
      .stopUnless((state, burst) -> Capabilities.isInPlay(state.figures(), burst.on))
      .when((state, burst) -> burst.margin(state) > 0, hit -> hit
          .call(EffectResolution.SCRIPT, (state, burst) -> EffectResolution.of(burst.source, burst.on, burst.points(state), burst.table),
              (state, burst, harming) -> burst))
      .act(BlastHit::fling)
      .build();

  static BlastHit of(int by, int on, long at, EffectResolution.Table table) {
    return new BlastHit(new Source(by, at), on, table, Thrown.NOTHING);
  }

  private static boolean isOn(GameState state, BlastHit burst) {
    Figures figures = state.figures();
    return !BlastArea.isImmune(figures, burst.by(), burst.on)
        && (Capabilities.isInPlay(figures, burst.on) || figures.is(burst.on, Condition.HUSK));
  }

  /** Returns the figure whose blast it is, if he is still there: his own may have felled him. */
  private int attacker(GameState state) {
    return by() != Figures.NOBODY && Capabilities.isInPlay(state.figures(), by()) ? by() : Figures.NOBODY;
  }

  @Override
  public BlastHit with(Thrown more) {
    return new BlastHit(source, on, table, more);
  }

  private static BlastHit roll(GameState state, BlastHit burst) {
    Hideout.startle(state, burst.on); // KF-VIP-05e
    int die = state.roll("blast", burst.by() == Figures.NOBODY ? Figures.NEUTRAL : state.seatOf(burst.by()), SIDES);
    int otherDie = FigureDice.roll(state, "dodge", burst.on);
    return burst.with(burst.thrown.rolled(die, otherDie));
  }

  private int total() {
    return thrown.die() + COMBAT + thrown.chi();
  }

  private int other(GameState state) {
    boolean isHusk = state.figures().is(on, Condition.HUSK); // KF-RUL-158
    return thrown.otherDie() + (isHusk ? 0 : state.figures().combat(on)) + thrown.otherChi();
  }

  private int margin(GameState state) {
    return total() - other(state);
  }

  private static void compare(GameState state, BlastHit burst) {
    state.emit(BURST, state.figures().code(burst.on), burst.total(), burst.other(state));
  }

  @Override
  public int by() {
    return source.by();
  }

  /** Pushes a figure that beats the explosion of dangerous stuff straight away from it (KF-LOC-50e). */
  private static void fling(GameState state, BlastHit burst) {
    if (burst.table == EffectResolution.Table.TANK && burst.margin(state) < 0) {
      state.then(Recoil.from(burst.on, burst.source.at(), 0, Stick.MEDIUM.length(), Figures.NOBODY));
    }
  }

  /** Returns the effect points; Protected takes one off a ranged attack (KF-TRT-56, KF-RUL-24), not off a neutral blast (KF-RUL-119). */
  private int points(GameState state) {
    boolean isRanged = by() != Figures.NOBODY; // KF-RUL-58
    return margin(state) - (isRanged && Capabilities.has(state.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }
}
