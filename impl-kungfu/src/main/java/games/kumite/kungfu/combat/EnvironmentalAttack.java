package games.kumite.kungfu.combat;

import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.content.Side;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
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
public record EnvironmentalAttack(Source source, int on, int combat, EffectResolution.Table table, Thrown thrown)
    implements OpenRoll.Plain<EnvironmentalAttack> {

  private static final int SIDES = 6;
  private static final EventType STRUCK = EventType.of("peril", "KF-RUL-119").word("on", Figures::id)
      .number("total").number("other");

  /** The roll and what follows. */
  public static final Script<GameState, EnvironmentalAttack> SCRIPT = Script.<GameState, EnvironmentalAttack>of("peril")
      .stopUnless(EnvironmentalAttack::isOn)
      .act((state, peril) -> state.callbacks().declared(state, Figures.NOBODY, Figures.NOBODY, peril.on)) // W3
      .stopUnless(EnvironmentalAttack::isOn)
      .ask(peril -> new SpendChi<>(Side.DEFENCE, peril))
      .act((state, peril) -> IChing.ask(state, peril.on, 1)) // D-12
      .update(EnvironmentalAttack::roll)
      .when((state, peril) -> SurpriseMove.isAny(state), flips -> flips.window(new SurpriseMove<>())) // D-24
      .act(EnvironmentalAttack::compare)
      .act((state, peril) -> state.callbacks().known(state, Figures.NOBODY, Figures.NOBODY, peril.on)) // W4
      .stopUnless(EnvironmentalAttack::isOn)
      .when((state, peril) -> peril.margin(state) > 0, hit -> hit
          .call(EffectResolution.SCRIPT, (state, peril) -> EffectResolution.of(peril.source, peril.on, peril.points(state), peril.table),
              (state, peril, harming) -> peril))
      .build();

  /** Returns the attack. */
  public static Step<GameState> of(Source source, int on, int combat, EffectResolution.Table table) {
    return SCRIPT.start(declared(source, on, combat, table));
  }

  /** Returns the attack before its dice. */
  public static EnvironmentalAttack declared(Source source, int on, int combat, EffectResolution.Table table) {
    return new EnvironmentalAttack(source, on, combat, table, Thrown.NOTHING);
  }

  private static boolean isOn(GameState state, EnvironmentalAttack peril) {
    return Capabilities.toSuffer(state.figures(), peril.on);
  }

  private static EnvironmentalAttack roll(GameState state, EnvironmentalAttack peril) {
    int die = state.roll("peril", Figures.NEUTRAL, SIDES);
    int otherDie = FigureDice.roll(state, "defence", peril.on);
    return peril.with(peril.thrown.rolled(die, otherDie));
  }

  /** Returns the total of the attack less the victim's. */
  public int margin(GameState state) {
    return thrown.die() + combat - other(state);
  }

  private int other(GameState state) {
    int combat = Capabilities.isHusk(state.figures(), on) ? 0 : state.figures().combat(on); // KF-RUL-158
    return thrown.otherDie() + combat + thrown.otherChi();
  }

  /** Returns the effect points; with one effect that any margin causes, its cost. */
  private int points(GameState state) {
    return table.isOfAnyMargin() ? table.lines(state).get(0).points() : margin(state);
  }

  private static void compare(GameState state, EnvironmentalAttack peril) {
    state.emit(STRUCK, state.figures().code(peril.on), peril.thrown.die() + peril.combat, peril.other(state));
  }

  @Override
  public EnvironmentalAttack with(Thrown more) {
    return new EnvironmentalAttack(source, on, combat, table, more);
  }

  @Override
  public int by() {
    return Figures.NOBODY;
  }
}
