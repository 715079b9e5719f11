package games.kumite.kungfu.movement;

import games.kumite.kungfu.combat.TraitHack;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/**
 * The choice of a drunken fighter to hack every enemy that he has staggered into (KF-TRT-22b).
 *
 * @param figure the figure
 * @param bonus his bonus
 */
record Met(int figure, int bonus) implements Step<Fight> {

  @Override
  public void run(Fight fight) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (Contacts.isMade(fight, figure, enemy)) {
        fight.then(TraitHack.of(figure, enemy, bonus));
      }
    }
  }
}
