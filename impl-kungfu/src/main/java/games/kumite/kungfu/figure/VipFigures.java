package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;

/** The figures that are V.I.P.s (KF-VIP). */
public final class VipFigures {

  private VipFigures() {}

  /** Returns whether a match has this V.I.P. */
  public static boolean has(GameState state, Vip vip) {
    return state.get(Counters.VIP) == vip.ordinal();
  }

  /** Returns whether a figure is this V.I.P. */
  public static boolean is(GameState state, int figure, Vip vip) {
    return state.get(Counters.VIP) == vip.ordinal() && state.get(Counters.VIP_FIGURE) == figure;
  }

  /** Returns whether a shooter's gang would endanger its Protagonist's Loved One, who is within S of the target (KF-VIP-07c). */
  public static boolean isNearLovedOne(GameState state, int shooter, int target) {
    Figures figures = state.figures();
    return endangers(state, shooter) && Gaps.isWithin(loved(state), figures.size(state.get(Counters.VIP_FIGURE)),
        figures.place(target), figures.size(target), Stick.SHORT.length());
  }

  /** Returns whether a thing that is the target is near the shooter's loved one. */
  public static boolean isNearLovedOne(GameState state, int shooter, Piece target) {
    return endangers(state, shooter)
        && Gaps.isNear(target, loved(state), state.figures().size(state.get(Counters.VIP_FIGURE)), Stick.SHORT.length());
  }

  /** Returns whether a point at which something is thrown is near the thrower's loved one. */
  public static boolean isNearLovedOne(GameState state, int thrower, long target) {
    if (!endangers(state, thrower)) {
      return false;
    }
    long reach = Stick.SHORT.length() + state.figures().size(state.get(Counters.VIP_FIGURE)).radius();
    return Place.squared(loved(state), target) <= reach * reach;
  }

  /** Returns whether a figure's gang takes care of a Loved One who is there. */
  public static boolean endangers(GameState state, int shooter) {
    if (!has(state, Vip.LOVED_ONE)) {
      return false;
    }
    Figures figures = state.figures();
    int loved = state.get(Counters.VIP_FIGURE);
    boolean isAlive = figures.isPlaced(loved) && !figures.is(loved, Condition.DEAD) && !figures.is(loved, Condition.GONE);
    return figures.gang(shooter) == Spirits.owner(figures, loved) && isAlive && !figures.isUnderground(loved); // KF-LOC-41d
  }

  private static long loved(GameState state) {
    return state.figures().place(state.get(Counters.VIP_FIGURE));
  }

  /** Returns whether a move brings the Hopping Vampire no nearer to his victim (D-59). */
  public static boolean strays(GameState state, int figure, long from, long to) {
    if (!is(state, figure, Vip.HOPPING_VAMPIRE) || state.get(Counters.QUARRY) == Figures.NOBODY) {
      return false;
    }
    long victim = state.figures().place(state.get(Counters.QUARRY));
    return Place.squared(to, victim) >= Place.squared(from, victim);
  }

  /** Returns whether a figure is one of the Zombies: no other figure is neutral where they are (KF-VIP-06). */
  public static boolean isZombie(GameState state, int figure) {
    return has(state, Vip.ZOMBIE) && state.figures().gang(figure) == Figures.NEUTRAL;
  }
}
