package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.state.Fight;

/** Consequences of a figure's being somewhere else otherwise than by a move of its own. */
public final class Displacement {

  private Displacement() {}

  /** Moves a figure there: it wards nothing, what it carries comes along, and grapples hold only those in contact. */
  public static void to(Fight fight, int figure, long place) {
    fight.figures().put(figure, place);
    Concentration.wavers(fight.figures(), figure); // KF-TRT-67c
    Carrying.follow(fight, figure); // KF-RUL-161
    Grapple.moved(fight, figure); // KF-RUL-39
  }
}
