package games.kumite.kungfu.movement;

import games.kumite.kungfu.combat.TraitHack;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/**
 * The choice of a drunken fighter to hack every enemy that he has staggered into (KF-TRT-22b).
 *
 * @param figure the figure
 * @param bonus his bonus
 */
record DrunkenHack(int figure, int bonus) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    for (int enemy = 0; enemy < state.figures().count(); enemy++) {
      if (Contacts.isMade(state, figure, enemy)) {
        state.then(TraitHack.of(figure, enemy, bonus));
      }
    }
  }
}
