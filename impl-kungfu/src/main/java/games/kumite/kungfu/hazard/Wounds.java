package games.kumite.kungfu.hazard;

import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Step;

/** Wounds without a roll. */
public final class Wounds {

  private Wounds() {}

  /** Returns a wound that 1 Chi of the victim's player prevents (KF-RUL-24). */
  public static Step<Fight> automatic(Fight fight, int figure) {
    return Harming.SCRIPT.with(Harming.sure(fight, new Source(Figures.NOBODY, fight.figures().place(figure)), figure,
        Harming.Table.INJURY));
  }
}
