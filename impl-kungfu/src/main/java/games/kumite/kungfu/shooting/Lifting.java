package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.aboard.Driven;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.breaking.Breaking;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Exertion;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The lifting and throwing of cars by Huge figures (KF-STU-22, KF-LOC-53b). */
public final class Lifting {

  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final int CAR = -1;
  private static final int BONUS = 2;
  private static final Refusal NOT_HUGE = new Refusal("KF-STU-22", "not-huge");
  private static final Refusal LIFTS = new Refusal("KF-STU-22", "lifts-already");
  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");
  private static final Refusal MOVING = new Refusal("KF-STU-22", "car-moves");
  private static final EventType TRIED = EventType.of("lift-tried", "KF-STU-22").named("figure", Figures::id)
      .number("piece").number("total");
  private static final EventType LIFTED = EventType.of("lifted", "KF-STU-22").named("figure", Figures::id).number("piece");

  private Lifting() {}

  /** Lists the cars in contact, and at whom a lifted one can be thrown. */
  public static void options(Fight fight, int figure, int left, int surcharge, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    if (figures.size(figure) != Size.HUGE && !out.isExplaining()) {
      return;
    }
    Board board = fight.board();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.CAR) && Gaps.isBeside(board.piece(piece), place, figures.size(figure))) {
        Refusal refusal = reserved != null ? reserved : refusal(fight, figure, piece);
        Exertion.options(fight, figures.gang(figure), Word.LIFT, piece + 1, refusal, out);
      }
    }
    for (int enemy = 0; enemy < figures.count() && figures.is(figure, Condition.LIFTING); enemy++) {
      if (Aim.isTarget(fight, figure, enemy, Means.CAUGHT)) {
        out.add(fight.actions().of(Word.HURL, Names.of(figures, enemy)),
            reserved != null ? reserved : Shooting.attackRefusal(fight, figure, left, surcharge));
      }
    }
  }

  private static @Nullable Refusal refusal(Fight fight, int figure, int piece) {
    Figures figures = fight.figures();
    return figures.size(figure) != Size.HUGE ? NOT_HUGE : figures.is(figure, Condition.LIFTING) ? LIFTS
        : Carrying.isLaden(fight, figure) ? FULL : Driven.isMoving(fight, piece) ? MOVING : Hands.refusal(figures, figure);
  }

  /** Makes the roll: a lifted car does not count as scenery any more. */
  public static void lift(Fight fight, int figure, VerbAction action) {
    Figures figures = fight.figures();
    int piece = action.first() - 1;
    Chi.spend(fight, figures.gang(figure), action.second());
    int total = fight.roll("break", fight.seatOf(figure), SIDES) + CAR + figures.size(figure).ordinal() + action.second();
    fight.tell(TRIED, figures.code(figure), piece + 1, total);
    if (total >= BREAKS) {
      Occupants.spill(fight, piece);
      figures.inflict(figure, Condition.LIFTING);
      fight.tell(LIFTED, figures.code(figure), piece + 1);
      Breaking.carryOff(fight, figure, piece);
    }
  }

  /** Returns the throw: a ranged attack at +2, range L; the car is a wreck and gone. */
  public static Step<Fight> hurl(Fight fight, int figure, VerbAction action) {
    fight.figures().cure(figure, Condition.LIFTING);
    fight.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(fight.figures(), figure); // KF-TRT-08c, KF-TRT-78e
    return Shot.SCRIPT.with(Shot.of(figure, Names.figure(fight.figures(), action.first()), Means.CAUGHT, BONUS));
  }
}
