package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.GameState;

/** The trait Evade and Counter: a Free Hack before a Recoil at the enemy who causes it (KF-TRT-25). */
final class EvadeAndCounter {

  private EvadeAndCounter() {}

  /** Lets a figure that has to Recoil from a blow hack first; from such a hack no figure evades in its turn (KF-RUL-83). */
  static void beforeRecoil(GameState state, Source source, int on) {
    if (source.isBlowBut(Source.How.COUNTER) && Capabilities.has(state.figures(), on, Trait.EVADE_AND_COUNTER)) {
      state.then(state.callbacks().counterHack(on, source.by()));
    }
  }
}
