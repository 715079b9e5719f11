package games.kumite.kungfu.effect;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/**
 * The source of harm.
 *
 * @param by the figure whose player chooses it, {@link Figures#NOBODY} if it is neutral (KF-RUL-119)
 * @param at the middle of a blast, {@link Place#NOWHERE} if it comes from the figure itself
 * @param how the means
 */
public record Source(int by, long at, How how) {

  /** The means with which a figure does harm. */
  public enum How {
    /** Hand-to-hand, or with no weapon at all. */
    BLOW,
    /** A Free Hack before a Recoil, in an enemy's turn (KF-TRT-25a, KF-RUL-83). */
    COUNTER,
    /** An attack from afar. */
    MISSILE
  }

  /** Creates a source at a place, or for a figure that strikes. */
  public Source(int by, long at) {
    this(by, at, How.BLOW);
  }

  /** Returns a figure that shoots, throws or casts. */
  public static Source ofMissile(int by) {
    return new Source(by, Place.NOWHERE, How.MISSILE);
  }

  /** Returns a figure that strikes. */
  public static Source of(int by) {
    return new Source(by, Place.NOWHERE);
  }

  /** Returns the place that a Recoil goes away from (KF-RUL-16); the victim's own if the source is nowhere. */
  long place(GameState state, int victim) {
    return at != Place.NOWHERE ? at : state.figures().place(by == Figures.NOBODY ? victim : by);
  }

  /** Returns whether a figure has done it hand-to-hand, otherwise than by a hack of a trait (KF-RUL-83). */
  boolean isBlowBut(How hack) {
    return isFigure() && how != How.MISSILE && how != hack;
  }

  /** Returns whether it is a figure in hand-to-hand combat or with a weapon, and no blast and no thing. */
  boolean isFigure() {
    return by != Figures.NOBODY && at == Place.NOWHERE;
  }
}
