package games.kumite.kungfu.ability;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;

/** Which figures are V.I.P.s (KF-VIP). */
public final class Guests {

  private Guests() {}

  /** Whether a match has this V.I.P. */
  public static boolean has(Fight fight, Vip vip) {
    return fight.get(Num.VIP) == vip.ordinal();
  }

  /** Whether a figure is this V.I.P. */
  public static boolean is(Fight fight, int figure, Vip vip) {
    return fight.get(Num.VIP) == vip.ordinal() && fight.get(Num.VIP_FIGURE) == figure;
  }

  /** Whether a figure is one of the Zombies: nobody else is nobody's where they are (KF-VIP-06). */
  public static boolean isZombie(Fight fight, int figure) {
    return has(fight, Vip.ZOMBIE) && fight.figures().gang(figure) == Figures.NEUTRAL;
  }
}
