package games.kumite.kungfu.prop;

import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.movement.ManholeMoves;
import games.kumite.kungfu.movement.Pushing;
import games.kumite.kungfu.scenery.ManholeCovers;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * An action of a figure at a thing beside it (D-15), in the order of the words of {@code ActionVerb.USE}. What is done without an
 * action is an errand ({@code games.kumite.kungfu.plot}).
 */
enum PropAction {
  /** The throw of a thing of a pile or at hand at a figure (KF-LOC-06b, KF-LOC-23, KF-LOC-43b, KF-LOC-46). */
  THROW(Kind.SHOT, Missiles.FLAGS) {
    @Override
    boolean isHere(GameState state, int figure, int piece) {
      return Missiles.isAny(state, figure, piece);
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return Missiles.refusal(state, figure, piece);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      Missiles.grab(state, figure, piece, extra);
    }
  },
  /** The taking of a weapon from a rack or from cutlery (KF-LOC-58b, KF-RUL-46). */
  ARM(Kind.ACTION, Flag.RACK.bit() | Flag.MELEE.bit()) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return WeaponRack.refusal(state, figure, piece);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      WeaponRack.take(state, figure, piece);
    }
  },
  /** A Huge figure throws a bin (KF-LOC-20b). */
  HURL_BIN(Kind.SHOT, Flag.BIN.bit()) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      Refusal refusal = Bins.heaveRefusal(state, figure);
      return refusal != null ? refusal : Missile.refusal(state, figure, Missiles.BIN);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      state.then(new Missiles.Target(figure, piece, extra, Missiles.BIN));
    }
  },
  /** The emptying of a bin over a figure by a Huge one (KF-LOC-20c). */
  DUMP_BIN(Kind.ACTION, Flag.BIN.bit()) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return Bins.dumpRefusal(state, figure);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      state.then(new Bins.Dump(figure, piece));
    }
  },
  /** The lifting of the cover of a manhole (KF-LOC-40a). */
  LIFT_COVER(Kind.ACTION, Flag.MANHOLE.bit()) {
    @Override
    boolean isHere(GameState state, int figure, int piece) {
      return ManholeCovers.isCovered(state, piece);
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return Hands.refusal(state.figures(), figure);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      ManholeCovers.lift(state, figure, piece);
    }
  },
  /** The way of a figure down an open manhole (KF-LOC-41a). */
  CLIMB_DOWN(Kind.MOVE, Flag.MANHOLE.bit()) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return ManholeMoves.entryRefusal(state, figure, piece);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      ManholeMoves.enter(state, figure, piece);
    }
  },
  /** A figure on top of a machine tries to switch it off (KF-LOC-14b). */
  SWITCH_OFF(Kind.ACTION, Flag.MACHINE.bit()) {
    @Override
    boolean isHere(GameState state, int figure, int piece) {
      return StandingOn.isOn(state, figure, piece);
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      Refusal refusal = Machinery.switchRefusal(state, piece);
      return refusal != null ? refusal : Hands.refusal(state.figures(), figure);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      state.then(new Machinery.Reach(figure, piece));
    }
  },
  /** The turning of the jet of a broken hydrant against a figure (KF-LOC-17a). */
  JET(Kind.ACTION, Flag.HYDRANT.bit()) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return Hydrants.jetRefusal(state, figure, piece);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      state.then(new Hydrants.Jet(figure, piece));
    }
  },
  /** A Huge figure uproots a lamppost and swings it (KF-LOC-34a). */
  UPROOT(Kind.ACTION, Flag.LAMP.bit()) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return PoleSwing.refusal(state, figure);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      PoleSwing.swing(state, figure, piece);
    }
  },
  /** The pushing of a bin or a flipped table (KF-LOC-18b, KF-LOC-51d). */
  PUSH(Kind.MOVE, Flag.BIN.bit() | Flag.TABLE.bit()) {
    @Override
    boolean isHere(GameState state, int figure, int piece) {
      return Pushing.isPushed(state.board().piece(piece));
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return Pushing.refusal(state, figure, piece);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      state.then(new Pushing(figure, piece));
    }
  },
  /** A Protagonist recovers Chi from the fumes of incense, wherever he is (KF-LOC-32a). */
  BREATHE_INCENSE(Kind.ANYWHERE, Flag.INCENSE.bit()) {
    @Override
    int cost() {
      return 2;
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int piece) {
      return Incense.refusal(state, figure);
    }

    @Override
    void carryOut(GameState state, int figure, int piece, int extra) {
      Incense.breathe(state, figure);
    }
  };

  /** The way in which an action counts. */
  enum Kind {
    /** One action. */
    ACTION,
    /** A move. */
    MOVE,
    /** A ranged attack: one more in a Reaction, and extra actions aim it (KF-ACT-19, KF-GUN-18). */
    SHOT,
    /** An action for which one need not stand beside the thing. */
    ANYWHERE
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

  /** Returns whether a thing with these flags may be one of its things. */
  final boolean fits(long ofPiece) {
    return (ofPiece & flags) != 0;
  }

  final boolean isShot() {
    return kind == Kind.SHOT;
  }

  final boolean isMove() {
    return kind == Kind.MOVE;
  }

  final boolean isAnywhere() {
    return kind == Kind.ANYWHERE;
  }

  /** Returns whether there is such a thing to do at a piece that fits, even if it is refused. */
  boolean isHere(GameState state, int figure, int piece) {
    return true;
  }

  /** Returns the cost apart from aiming. */
  int cost() {
    return 1;
  }

  abstract @Nullable Refusal refusal(GameState state, int figure, int piece);

  abstract void carryOut(GameState state, int figure, int piece, int extra);
}
