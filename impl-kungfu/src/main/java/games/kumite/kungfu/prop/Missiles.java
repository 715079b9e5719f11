package games.kumite.kungfu.prop;

import games.kumite.api.Action;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.item.Manholes;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.shooting.Means;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Things that can be thrown, kicked or swung at a figure from beside them. */
public final class Missiles {

  /** The piece of what lies on no piece. */
  private static final int NOWHERE = -1;
  static final long FLAGS = Flag.HARDM.bit() | Flag.ICE.bit() | Flag.SOFTM.bit() | Flag.TABLE.bit() | Flag.HOT.bit()
      | Flag.BAMBOO.bit() | Flag.GRAVEL.bit() | Flag.CHAIN.bit() | Flag.ROPE.bit()
      | Flag.BIN.bit() | Flag.MANHOLE.bit();

  static final Means BIN = Means.of(Means.Kind.BIN);
  private static final String BRAZIER = "BRAZIER";
  private static final Means HARD = Means.of(Means.Kind.HARD);
  private static final Means SOFT = Means.of(Means.Kind.SOFT);
  private static final Means GRAVEL = Means.of(Means.Kind.GRAVEL);
  private static final Means COVER = Means.of(Means.Kind.COVER);
  private static final Means CHAIN = Means.of(Means.Kind.CHAIN);
  private static final EventType SLID =
      EventType.of("ice-slips", "KF-LOC-27a").named("figure", Figures::id).number("piece");
  private static final EventType THROWN =
      EventType.of("thing-thrown", "KF-LOC-23a").named("figure", Figures::id).number("piece").named("on", Figures::id);

  private Missiles() {}

  /** Returns the means that a figure beside a piece can attack with, null if there is none. */
  static @Nullable Means means(Fight fight, int figure, int piece) {
    Piece thing = fight.board().piece(piece);
    if (thing.isAny(Flag.HARDM.bit() | Flag.ICE.bit() | Flag.BAMBOO.bit()) || isBrazier(thing)) {
      return HARD; // KF-LOC-23a, KF-LOC-27a, KF-LOC-06b, KF-LOC-26b
    }
    if (thing.is(Flag.SOFTM) || thing.is(Flag.TABLE) && isLaid(fight, piece)) {
      return SOFT; // KF-LOC-46a, KF-LOC-51g
    }
    if (thing.is(Flag.GRAVEL)) {
      return Standing.isOn(fight, figure, piece) ? GRAVEL : null; // KF-LOC-43b: from on top
    }
    if (thing.is(Flag.MANHOLE)) {
      return Manholes.hasLooseCover(fight, piece) ? COVER : null; // KF-LOC-40a
    }
    if (thing.is(Flag.BIN)) {
      Means.Kind kind = Bins.means(fight, piece);
      return kind == null ? null : Means.of(kind); // KF-LOC-19c, KF-LOC-19d
    }
    boolean isHanging = thing.isAny(Flag.CHAIN.bit() | Flag.ROPE.bit());
    return isHanging && fight.figures().profile(figure).isProtagonist() ? CHAIN : null; // KF-LOC-21
  }

  static boolean isBrazier(Piece thing) {
    return thing.is(Flag.HOT) && thing.kind.equals(BRAZIER);
  }

  /** Returns whether a table has food on it, which has not been thrown yet (KF-LOC-51g). */
  private static boolean isLaid(Fight fight, int piece) {
    return fight.has(LocationTrait.SOFT_MISSILES) && fight.wear(piece) == 0;
  }

  static boolean isAny(Fight fight, int figure, int piece) {
    return means(fight, figure, piece) != null;
  }

  static @Nullable Refusal refusal(Fight fight, int figure, int piece) {
    return Missile.refusal(fight, figure, Objects.requireNonNull(means(fight, figure, piece)));
  }

  /** Takes one up, and then throws it. */
  static void grab(Fight fight, int figure, int piece, int extra) {
    Step<Fight> target = new Target(figure, piece, extra, Objects.requireNonNull(means(fight, figure, piece)));
    fight.then(fight.board().piece(piece).is(Flag.ICE) ? new Grip(figure, piece, target) : target);
  }

  /**
   * The taking up of a block of ice with a Q test; it may slip away (KF-LOC-27a).
   *
   * @param figure the figure that takes it up
   * @param piece the ice
   * @param next the use of it
   */
  record Grip(int figure, int piece, Step<Fight> next) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Tests.isWaiting(fight, figure, 1, this)) {
        return;
      }
      if (Tests.isPassed(fight, figure, "grip")) {
        fight.then(next);
      } else {
        fight.tell(SLID, fight.figures().code(figure), piece + 1);
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
  record Target(int figure, int piece, int extra, Means means) implements FigureQuestion {

    @Override
    public String kind() {
      return "thing-target";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public void options(Fight fight, Options out) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (Missile.isTarget(fight, figure, enemy, means)) {
          out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
        }
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      int target = Names.figure(fight.figures(), ((VerbAction) action).first());
      if (piece != NOWHERE) {
        fight.tell(THROWN, fight.figures().code(figure), piece + 1, fight.figures().code(target));
        use(fight, figure, piece, means);
      }
      fight.then(Missile.at(fight, figure, target, means, extra + bonus(means)));
    }
  }

  /** Returns the use of conjured means at an enemy that its player names. */
  public static Step<Fight> conjured(int figure, Means means) {
    return new Target(figure, NOWHERE, 0, means);
  }

  /** Returns the bonus of some means (KF-LOC-20b, KF-LOC-40a, KF-LOC-46a). */
  static int bonus(Means means) {
    boolean isHandy = means.kind() == Means.Kind.SOFT || means.kind() == Means.Kind.COVER || means.kind() == Means.Kind.BIN;
    return isHandy ? 1 : 0;
  }

  /** Takes one less from what is there. */
  static void use(Fight fight, int figure, int piece, Means means) {
    Piece thing = fight.board().piece(piece);
    if (means.kind() == Means.Kind.BIN || isBrazier(thing)) {
      Breaking.useUp(fight, figure, piece);
    } else if (thing.is(Flag.BIN)) {
      if (means.kind() == Means.Kind.HARD) {
        Bins.takeMissile(fight, piece);
      }
    } else if (Piles.isCounted(thing)) {
      Piles.take(fight, figure, piece);
    } else if (thing.is(Flag.MANHOLE)) {
      Manholes.loseCover(fight, piece);
    } else if (thing.is(Flag.TABLE)) {
      fight.wear(piece, 1);
    }
  }
}
