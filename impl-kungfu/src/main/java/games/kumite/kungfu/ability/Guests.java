package games.kumite.kungfu.ability;

import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;

/** The figures that are V.I.P.s (KF-VIP). */
public final class Guests {

  private Guests() {}

  /** Returns whether a match has this V.I.P. */
  public static boolean has(Fight fight, Vip vip) {
    return fight.get(Num.VIP) == vip.ordinal();
  }

  /** Returns whether a figure is this V.I.P. */
  public static boolean is(Fight fight, int figure, Vip vip) {
    return fight.get(Num.VIP) == vip.ordinal() && fight.get(Num.VIP_FIGURE) == figure;
  }

  /** Returns whether a shooter's gang would endanger its Protagonist's Loved One, who is within S of the target (KF-VIP-07c). */
  public static boolean isNearLovedOne(Fight fight, int shooter, int target) {
    Figures figures = fight.figures();
    return endangers(fight, shooter) && Gaps.isWithin(loved(fight), figures.size(fight.get(Num.VIP_FIGURE)),
        figures.place(target), figures.size(target), Stick.SHORT.length());
  }

  /** Returns whether a thing that is the target is near the shooter's loved one. */
  public static boolean isNearLovedOne(Fight fight, int shooter, Piece target) {
    return endangers(fight, shooter)
        && Gaps.isNear(target, loved(fight), fight.figures().size(fight.get(Num.VIP_FIGURE)), Stick.SHORT.length());
  }

  /** Returns whether a point at which something is thrown is near the thrower's loved one. */
  public static boolean isNearLovedOne(Fight fight, int thrower, long target) {
    if (!endangers(fight, thrower)) {
      return false;
    }
    long reach = Stick.SHORT.length() + fight.figures().size(fight.get(Num.VIP_FIGURE)).radius();
    return Place.squared(loved(fight), target) <= reach * reach;
  }

  /** Returns whether a figure's gang takes care of a Loved One who is there. */
  public static boolean endangers(Fight fight, int shooter) {
    if (!has(fight, Vip.LOVED_ONE)) {
      return false;
    }
    Figures figures = fight.figures();
    int loved = fight.get(Num.VIP_FIGURE);
    boolean isAlive = figures.isPlaced(loved) && !figures.is(loved, Condition.DEAD) && !figures.is(loved, Condition.GONE);
    return figures.gang(shooter) == Spirits.owner(figures, loved) && isAlive && !figures.isUnderground(loved); // KF-LOC-41d
  }

  private static long loved(Fight fight) {
    return fight.figures().place(fight.get(Num.VIP_FIGURE));
  }

  /** Returns whether a move brings the Hopping Vampire no nearer to his victim (D-59). */
  public static boolean strays(Fight fight, int figure, long from, long to) {
    if (!is(fight, figure, Vip.HOPPING_VAMPIRE) || fight.get(Num.QUARRY) == Figures.NOBODY) {
      return false;
    }
    long victim = fight.figures().place(fight.get(Num.QUARRY));
    return Place.squared(to, victim) >= Place.squared(from, victim);
  }

  /** Returns whether a figure is one of the Zombies: no other figure is neutral where they are (KF-VIP-06). */
  public static boolean isZombie(Fight fight, int figure) {
    return has(fight, Vip.ZOMBIE) && fight.figures().gang(figure) == Figures.NEUTRAL;
  }
}
