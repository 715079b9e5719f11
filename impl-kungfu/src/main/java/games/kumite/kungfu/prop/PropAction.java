package games.kumite.kungfu.prop;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Something that a figure does for an action at a thing beside it (D-15), in the order of the words of {@code Word.USE}.
 * What is done without an action is an errand ({@code games.kumite.kungfu.plot}).
 */
enum PropAction {
  /** Something of a pile or at hand is thrown at somebody (KF-LOC-06b, KF-LOC-23, KF-LOC-43b, KF-LOC-46). */
  THROW(Kind.SHOT, Missiles.FLAGS) {
    @Override
    boolean isHere(Fight fight, int figure, int piece) {
      return Missiles.isAny(fight, figure, piece);
    }

    @Override
    @Nullable Refusal refusal(Fight fight, int figure, int piece) {
      return Missiles.refusal(fight, figure, piece);
    }

    @Override
    void carryOut(Fight fight, int figure, int piece, int extra) {
      Missiles.grab(fight, figure, piece, extra);
    }
  },
  /** A weapon is taken from a rack or from cutlery (KF-LOC-58b, KF-RUL-46). */
  ARM(Kind.ACTION, Flag.RACK.bit() | Flag.MELEE.bit()) {
    @Override
    @Nullable Refusal refusal(Fight fight, int figure, int piece) {
      return Arms.refusal(fight, figure, piece);
    }

    @Override
    void carryOut(Fight fight, int figure, int piece, int extra) {
      Arms.take(fight, figure, piece);
    }
  };

  /** How an action counts. */
  enum Kind {
    /** One action. */
    ACTION,
    /** A ranged attack: one more in a Reaction, and extra actions aim it (KF-ACT-19, KF-GUN-18). */
    SHOT
  }

  /** The flags of all things at which something can be done. */
  static final long FLAGS = flags();

  private final Kind kind;
  private final long flags;

  PropAction(Kind kind, long flags) {
    this.kind = kind;
    this.flags = flags;
  }

  private static long flags() {
    long flags = 0;
    for (PropAction action : values()) {
      flags |= action.flags;
    }
    return flags;
  }

  /** Whether a thing with these flags may be one of its things. */
  final boolean fits(long ofPiece) {
    return (ofPiece & flags) != 0;
  }

  final boolean isShot() {
    return kind == Kind.SHOT;
  }

  /** Whether there is such a thing to do at a piece that fits, even if it is refused. */
  boolean isHere(Fight fight, int figure, int piece) {
    return true;
  }

  /** What it costs apart from aiming. */
  int cost() {
    return 1;
  }

  abstract @Nullable Refusal refusal(Fight fight, int figure, int piece);

  abstract void carryOut(Fight fight, int figure, int piece, int extra);
}
