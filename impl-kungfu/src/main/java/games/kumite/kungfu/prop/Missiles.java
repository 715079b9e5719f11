package games.kumite.kungfu.prop;

import games.kumite.api.Action;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.scenery.ManholeCovers;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.shooting.RangedWeapon;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Things that can be thrown, kicked or swung at a figure from beside them. */
public final class Missiles {

  /** The piece of what lies on no piece. */
  private static final int NOWHERE = -1;
  static final long FLAGS = Flag.HARDM.bit() | Flag.ICE.bit() | Flag.SOFTM.bit() | Flag.TABLE.bit() | Flag.HOT.bit()
      | Flag.BAMBOO.bit() | Flag.GRAVEL.bit() | Flag.CHAIN.bit() | Flag.ROPE.bit()
      | Flag.BIN.bit() | Flag.MANHOLE.bit();

  static final RangedWeapon BIN = RangedWeapon.of(RangedWeapon.Kind.BIN);
  private static final String BRAZIER = "BRAZIER";
  private static final RangedWeapon HARD = RangedWeapon.of(RangedWeapon.Kind.HARD);
  private static final RangedWeapon SOFT = RangedWeapon.of(RangedWeapon.Kind.SOFT);
  private static final RangedWeapon GRAVEL = RangedWeapon.of(RangedWeapon.Kind.GRAVEL);
  private static final RangedWeapon COVER = RangedWeapon.of(RangedWeapon.Kind.COVER);
  private static final RangedWeapon CHAIN = RangedWeapon.of(RangedWeapon.Kind.CHAIN);
  private static final EventType SLID =
      EventType.of("ice-slips", "KF-LOC-27a").word("figure", Figures::id).word("piece", Whereabouts::piece);
  private static final EventType THROWN =
      EventType.of("thing-thrown", "KF-LOC-23a").word("figure", Figures::id).word("piece", Whereabouts::piece).word("on", Figures::id);

  private Missiles() {}

  /** Returns the means that a figure beside a piece can attack with, null if there is none. */
  static @Nullable RangedWeapon means(GameState state, int figure, int piece) {
    Piece thing = state.board().piece(piece);
    if (thing.isAny(Flag.HARDM.bit() | Flag.ICE.bit() | Flag.BAMBOO.bit()) || isBrazier(thing)) {
      return HARD; // KF-LOC-23a, KF-LOC-27a, KF-LOC-06b, KF-LOC-26b
    }
    if (thing.is(Flag.SOFTM) || thing.is(Flag.TABLE) && isLaid(state, piece)) {
      return SOFT; // KF-LOC-46a, KF-LOC-51g
    }
    if (thing.is(Flag.GRAVEL)) {
      return StandingOn.isOn(state, figure, piece) ? GRAVEL : null; // KF-LOC-43b: from on top
    }
    if (thing.is(Flag.MANHOLE)) {
      return ManholeCovers.hasLooseCover(state, piece) ? COVER : null; // KF-LOC-40a
    }
    if (thing.is(Flag.BIN)) {
      RangedWeapon.Kind kind = Bins.means(state, piece);
      return kind == null ? null : RangedWeapon.of(kind); // KF-LOC-19c, KF-LOC-19d
    }
    boolean isHanging = thing.isAny(Flag.CHAIN.bit() | Flag.ROPE.bit());
    return isHanging && state.figures().profile(figure).isProtagonist() ? CHAIN : null; // KF-LOC-21
  }

  static boolean isBrazier(Piece thing) {
    return thing.is(Flag.HOT) && thing.kind.equals(BRAZIER);
  }

  /** Returns whether a table has food on it, which has not been thrown yet (KF-LOC-51g). */
  private static boolean isLaid(GameState state, int piece) {
    return state.has(LocationTrait.SOFT_MISSILES) && state.wear(piece) == 0;
  }

  static boolean isAny(GameState state, int figure, int piece) {
    return means(state, figure, piece) != null;
  }

  static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    return Missile.refusal(state, figure, Objects.requireNonNull(means(state, figure, piece)));
  }

  /** Takes one up, and then throws it. */
  static void grab(GameState state, int figure, int piece, int extra) {
    Step<GameState> target = new Target(figure, piece, extra, Objects.requireNonNull(means(state, figure, piece)));
    state.then(state.board().piece(piece).is(Flag.ICE) ? new Grip(figure, piece, target) : target);
  }

  /**
   * The taking up of a block of ice with a Q test; it may slip away (KF-LOC-27a).
   *
   * @param figure the figure that takes it up
   * @param piece the ice
   * @param next the use of it
   */
  record Grip(int figure, int piece, Step<GameState> next) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (IChing.isWaiting(state, figure, 1, this)) {
        return;
      }
      if (QualityTest.isPassed(state, "grip", figure, 0)) {
        state.then(next);
      } else {
        state.emit(SLID, state.figures().code(figure), piece + 1);
      }
    }
  }

  /**
   * The choice of the target at which it is thrown, or used.
   *
   * @param figure the figure that throws
   * @param piece from where, {@link #NOWHERE} for what is conjured up
   * @param extra the extra actions that aim it
   * @param means the thing that is thrown
   */
  record Target(int figure, int piece, int extra, RangedWeapon means) implements Question<GameState>, TargetChoice {

    @Override
    public String kind() {
      return "thing-target";
    }

    @Override
    public boolean isTarget(GameState state, int enemy) {
      return Missile.isTarget(state, figure, enemy, means);
    }

    @Override
    public void execute(GameState state, Action action) {
      int target = TargetChoice.target(state, action);
      if (piece != NOWHERE) {
        state.emit(THROWN, state.figures().code(figure), piece + 1, state.figures().code(target));
        use(state, figure, piece, means);
      }
      state.then(Missile.at(state, figure, target, means, extra + bonus(means)));
    }
  }

  /** Returns the use of conjured means at an enemy that its player names. */
  public static Step<GameState> conjured(int figure, RangedWeapon means) {
    return new Target(figure, NOWHERE, 0, means);
  }

  /** Returns the bonus of some means (KF-LOC-20b, KF-LOC-40a, KF-LOC-46a). */
  static int bonus(RangedWeapon means) {
    boolean isHandy = means.kind() == RangedWeapon.Kind.SOFT || means.kind() == RangedWeapon.Kind.COVER || means.kind() == RangedWeapon.Kind.BIN;
    return isHandy ? 1 : 0;
  }

  /** Takes one less from what is there. */
  static void use(GameState state, int figure, int piece, RangedWeapon means) {
    Piece thing = state.board().piece(piece);
    if (means.kind() == RangedWeapon.Kind.BIN || isBrazier(thing)) {
      BreakRolls.useUp(state, figure, piece);
    } else if (thing.is(Flag.BIN)) {
      if (means.kind() == RangedWeapon.Kind.HARD) {
        Bins.takeMissile(state, piece);
      }
    } else if (Piles.isCounted(thing)) {
      Piles.take(state, figure, piece);
    } else if (thing.is(Flag.MANHOLE)) {
      ManholeCovers.loseCover(state, piece);
    } else if (thing.is(Flag.TABLE)) {
      state.wear(piece, 1);
    }
  }
}
