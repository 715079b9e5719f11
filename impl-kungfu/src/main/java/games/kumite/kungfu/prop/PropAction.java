package games.kumite.kungfu.prop;

import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.hazard.Machinery;
import games.kumite.kungfu.movement.ManholeMoves;
import games.kumite.kungfu.movement.Pushing;
import games.kumite.kungfu.scenery.ManholeCovers;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An action of a figure at a thing beside it (D-15), in the order of the words of {@code ActionVerb.USE}. Each is a row: how it
 * counts, the flags of its things, at which of them it can be done even if it is refused, the reason why it is refused, and what
 * it does. What is done without an action is an errand ({@code games.kumite.kungfu.plot}).
 */
enum PropAction {
  /** The throw of a thing of a pile or at hand at a figure (KF-LOC-06b, KF-LOC-23, KF-LOC-43b, KF-LOC-46). */
  THROW(Kind.SHOT, Missiles.FLAGS, Missiles::isAny, Missiles::refusal, Missiles::grab),
  /** The taking of a weapon from a rack or from cutlery (KF-LOC-58b, KF-RUL-46). */
  ARM(Kind.ACTION, Flag.RACK.bit() | Flag.MELEE.bit(), WeaponRack::refusal, does(WeaponRack::take)),
  /** A Huge figure throws a bin (KF-LOC-20b). */
  HURL_BIN(Kind.SHOT, Flag.BIN.bit(), Bins::hurlRefusal,
      (state, figure, piece, extra) -> state.then(new Missiles.Target(figure, piece, extra, Missiles.BIN))),
  /** The emptying of a bin over a figure by a Huge one (KF-LOC-20c). */
  DUMP_BIN(Kind.ACTION, Flag.BIN.bit(), Bins::dumpRefusal, then(Bins.Dump::new)),
  /** The lifting of the cover of a manhole (KF-LOC-40a). */
  LIFT_COVER(Kind.ACTION, Flag.MANHOLE.bit(), (state, figure, piece) -> ManholeCovers.isCovered(state, piece),
      (state, figure, piece) -> Hands.refusal(state.figures(), figure), does(ManholeCovers::lift)),
  /** The way of a figure down an open manhole (KF-LOC-41a). */
  CLIMB_DOWN(Kind.MOVE, Flag.MANHOLE.bit(), ManholeMoves::entryRefusal, does(ManholeMoves::enter)),
  /** A figure on top of a machine tries to switch it off (KF-LOC-14b). */
  SWITCH_OFF(Kind.ACTION, Flag.MACHINE.bit(), StandingOn::isOn, Machinery::switchRefusal, then(Machinery.Reach::new)),
  /** The turning of the jet of a broken hydrant against a figure (KF-LOC-17a). */
  JET(Kind.ACTION, Flag.HYDRANT.bit(), Hydrants::jetRefusal, then(Hydrants.Jet::new)),
  /** A Huge figure uproots a lamppost and swings it (KF-LOC-34a). */
  UPROOT(Kind.ACTION, Flag.LAMP.bit(), (state, figure, piece) -> PoleSwing.refusal(state, figure), does(PoleSwing::swing)),
  /** The pushing of a bin or a flipped table (KF-LOC-18b, KF-LOC-51d). */
  PUSH(Kind.MOVE, Flag.BIN.bit() | Flag.TABLE.bit(), (state, figure, piece) -> Pushing.isPushed(state.board().piece(piece)),
      Pushing::refusal, then(Pushing::new)),
  /** A Protagonist recovers Chi from the fumes of incense, wherever he is (KF-LOC-32a). */
  BREATHE_INCENSE(Kind.ANYWHERE, Flag.INCENSE.bit(), (state, figure, piece) -> Incense.refusal(state, figure),
      does((state, figure, piece) -> Incense.breathe(state, figure)));

  /** The way in which an action counts. */
  enum Kind {
    /** One action. */
    ACTION,
    /** A move. */
    MOVE,
    /** A ranged attack: one more in a Reaction, and extra actions aim it (KF-ACT-19, KF-GUN-18). */
    SHOT,
    /** Two actions, for which one need not stand beside the thing. */
    ANYWHERE
  }

  /** A test of a figure and a piece. */
  private interface Test {
    boolean isPassed(GameState state, int figure, int piece);
  }

  /** The reason why an action is refused. */
  private interface Reason {
    @Nullable Refusal refusal(GameState state, int figure, int piece);
  }

  /** The result of an action that extra actions may aim. */
  private interface Effect {
    void execute(GameState state, int figure, int piece, int extra);
  }

  /** The result of an action. */
  private interface Deed {
    void execute(GameState state, int figure, int piece);
  }

  /** The flags of all things at which something can be done. */
  static final long FLAGS = flags();

  private final Kind kind;
  private final long flags;
  private final Test here;
  private final Reason reason;
  private final Effect effect;

  PropAction(Kind kind, long flags, Reason reason, Effect effect) {
    this(kind, flags, (state, figure, piece) -> true, reason, effect);
  }

  PropAction(Kind kind, long flags, Test here, Reason reason, Effect effect) {
    this.kind = kind;
    this.flags = flags;
    this.here = here;
    this.reason = reason;
    this.effect = effect;
  }

  private static Effect does(Deed deed) {
    return (state, figure, piece, extra) -> deed.execute(state, figure, piece);
  }

  private static Effect then(BiFunction<Integer, Integer, Step<GameState>> step) {
    return (state, figure, piece, extra) -> state.then(step.apply(figure, piece));
  }

  private static long flags() {
    long flags = 0;
    for (PropAction action : values()) {
      flags |= action.flags;
    }
    return flags;
  }

  /** Returns whether a thing with these flags may be one of its things. */
  boolean fits(long ofPiece) {
    return (ofPiece & flags) != 0;
  }

  boolean isShot() {
    return kind == Kind.SHOT;
  }

  boolean isMove() {
    return kind == Kind.MOVE;
  }

  boolean isAnywhere() {
    return kind == Kind.ANYWHERE;
  }

  /** Returns whether there is such a thing to do at a piece that fits, even if it is refused. */
  boolean isHere(GameState state, int figure, int piece) {
    return here.isPassed(state, figure, piece);
  }

  /** Returns the cost apart from aiming. */
  int cost() {
    return kind == Kind.ANYWHERE ? 2 : 1;
  }

  @Nullable Refusal refusal(GameState state, int figure, int piece) {
    return reason.refusal(state, figure, piece);
  }

  void execute(GameState state, int figure, int piece, int extra) {
    effect.execute(state, figure, piece, extra);
  }
}
