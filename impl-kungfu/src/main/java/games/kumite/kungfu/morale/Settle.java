package games.kumite.kungfu.morale;

import games.kumite.kungfu.end.Ends;
import games.kumite.kungfu.movement.Water;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.spi.Step;

/** The consequences of an action beyond itself: morale rolls, a Plot that is decided, a side that is wiped out (KF-RUL-175). */
public enum Settle implements Step<Fight> {
  /** All of it, before the next action. */
  ALL;

  @Override
  public void run(Fight fight) {
    fight.figures().endAttack();
    Water.quench(fight); // KF-RUL-120
    Rout.look(fight); // KF-TRT-05b
    if (Reinforcements.isDue(fight)) { // KF-RUL-138: before a morale roll
      Reinforcements.offer(fight);
      fight.then(this);
      return;
    }
    int gang = shaken(fight);
    if (gang == Figures.NEUTRAL) {
      Ends.look(fight);
      return;
    }
    fight.gang(gang, Num.SHAKEN, fight.gang(gang, Num.SHAKEN) - 1);
    fight.then(new Morale(gang), this);
  }

  /** Returns the gang that has to roll, of several the turn player's first (KF-RUL-05); {@link Figures#NEUTRAL} for none. */
  private static int shaken(Fight fight) {
    int first = Figures.NEUTRAL;
    for (int gang = 0; gang < fight.gangs(); gang++) {
      boolean isFirst = first == Figures.NEUTRAL || Simultaneous.place(fight, gang) < Simultaneous.place(fight, first);
      first = fight.gang(gang, Num.SHAKEN) > 0 && isFirst ? gang : first;
    }
    return first;
  }
}
