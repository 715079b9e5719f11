package games.kumite.kungfu.combat;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;

/**
 * Where harm comes from.
 *
 * @param by whose player chooses it, {@link Figures#NOBODY} if it is nobody's (KF-RUL-119)
 * @param at the middle of a blast, {@link Place#NOWHERE} if it comes from the figure itself
 */
public record Source(int by, long at) {

  /** A figure that strikes or shoots. */
  public static Source of(int by) {
    return new Source(by, Place.NOWHERE);
  }

  /** The place that a Recoil goes away from (KF-RUL-16); of a source that is nowhere the victim's own. */
  long place(Fight fight, int victim) {
    return at != Place.NOWHERE ? at : fight.figures().place(by == Figures.NOBODY ? victim : by);
  }

  /** Whether it is a figure in hand-to-hand combat or with a weapon, and no blast and no thing. */
  boolean isFigure() {
    return by != Figures.NOBODY && at == Place.NOWHERE;
  }
}
