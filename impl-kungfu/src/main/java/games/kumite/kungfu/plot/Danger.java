package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The strike of the dangerous object at a figure that touches it: a C4 attack, by any margin a fall and a wound (KF-PLT-05b,
 * KF-PLT-05c, KF-RUL-119). A figure that is still there has it in its hands.
 *
 * @param figure the figure that touches it
 * @param object the object
 */
record Danger(int figure, int object) {

  private static final int COMBAT = 4;
  private static final Script<Fight, Danger> SCRIPT = Script.<Fight, Danger>of("danger")
      .call(Peril.SCRIPT, (fight, danger) -> Peril.declared(new Source(Figures.NOBODY, fight.figures().place(danger.figure)),
          danger.figure, COMBAT, Harming.Table.INJURY), Danger::fell)
      .act(Danger::take)
      .end();

  static Step<Fight> of(int figure, int object) {
    return SCRIPT.with(new Danger(figure, object));
  }

  private static Danger fell(Fight fight, Danger danger, Peril peril) {
    if (peril.margin(fight) > 0 && Able.isInPlay(fight.figures(), danger.figure)) {
      Harm.fell(fight, danger.figure, Figures.NOBODY); // KF-RUL-176
    }
    return danger;
  }

  private static void take(Fight fight, Danger danger) {
    if (Able.isInPlay(fight.figures(), danger.figure)) {
      Carrying.pickUp(fight, danger.figure, danger.object);
    }
  }
}
