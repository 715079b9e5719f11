package games.kumite.kungfu.complication;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/** Monsoon: rain from the first turn on, and animals that bolt (KF-CPL-04). */
public final class Weather {

  private Weather() {}

  /** Makes it rain from the beginning (KF-CPL-04a). */
  public static void begin(Fight fight) {
    if (isMonsoon(fight)) {
      fight.set(Num.RAIN, 1);
    }
  }

  private static boolean isMonsoon(Fight fight) {
    return fight.get(Num.COMPLICATION) == Complication.MONSOON.ordinal();
  }

  /** Returns whether a figure makes a random move for every 1 of its activation (KF-CPL-04b). */
  public static boolean isShy(Fight fight, int figure) {
    return isMonsoon(fight) && Able.has(fight.figures(), figure, Trait.ANIMAL);
  }

  /** Makes a number of random moves. */
  public static void bolt(Fight fight, int figure, int moves) {
    Figures figures = fight.figures();
    if (moves > 0 && isShy(fight, figure) && Strides.isFree(fight, figure)) { // KF-RUL-34
      fight.then(Stagger.of(fight, figure), Settle.ALL, new Bolting(figure, moves - 1));
    }
  }
}
