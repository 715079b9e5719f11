package games.kumite.kungfu.plot;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The strike of the dangerous object at a figure that touches it: a C4 attack, by any margin a fall and a wound (KF-PLT-05b,
 * KF-PLT-05c, KF-RUL-119). A figure that is still there has it in its hands.
 *
 * @param figure the figure that touches it
 * @param object the object
 */
record DangerousObject(int figure, int object) {

  private static final int COMBAT = 4;
  private static final Script<GameState, DangerousObject> SCRIPT = Script.<GameState, DangerousObject>of("danger")
      .call(EnvironmentalAttack.SCRIPT, (state, danger) -> EnvironmentalAttack.declared(new Source(Figures.NOBODY, state.figures().place(danger.figure)),
          danger.figure, COMBAT, EffectResolution.Table.INJURY), DangerousObject::fell)
      .act(DangerousObject::take)
      .build();

  static Step<GameState> of(int figure, int object) {
    return SCRIPT.start(new DangerousObject(figure, object));
  }

  private static DangerousObject fell(GameState state, DangerousObject danger, EnvironmentalAttack peril) {
    if (peril.margin(state) > 0 && Capabilities.isInPlay(state.figures(), danger.figure)) {
      EffectExecutor.fell(state, danger.figure, Figures.NOBODY); // KF-RUL-176
    }
    return danger;
  }

  private static void take(GameState state, DangerousObject danger) {
    if (Capabilities.isInPlay(state.figures(), danger.figure)) {
      CarriedObjects.pickUp(state, danger.figure, danger.object);
    }
  }
}
