package games.kumite.kungfu.shooting;

import games.kumite.kungfu.aboard.MovingCars;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.carrying.CarriedObjects;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
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
  private static final EventType TRIED = EventType.of("lift-tried", "KF-STU-22").word("figure", Figures::id)
      .word("piece", Whereabouts::piece).number("total");
  private static final EventType LIFTED = EventType.of("lifted", "KF-STU-22").word("figure", Figures::id).word("piece", Whereabouts::piece);

  private Lifting() {}

  /** Lists the cars in contact, and at whom a lifted one can be thrown. */
  public static void options(GameState state, int figure, int left, int surcharge, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    if (figures.size(figure) != Size.HUGE && !out.isExplaining()) {
      return;
    }
    Board board = state.board();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.CAR) && Gaps.isBeside(board.piece(piece), place, figures.size(figure))) {
        Refusal refusal = reserved != null ? reserved : refusal(state, figure, piece);
        BreakRollChi.options(state, figures.gang(figure), ActionVerb.LIFT, piece + 1, refusal, out);
      }
    }
    for (int enemy = 0; enemy < figures.count() && figures.is(figure, Condition.LIFTING); enemy++) {
      if (RangedTargets.isTarget(state, figure, enemy, RangedWeapon.CAUGHT)) {
        out.add(state.actions().of(ActionVerb.HURL, FigureNames.of(figures, enemy)),
            reserved != null ? reserved : Shooting.attackRefusal(state, figure, left, surcharge));
      }
    }
  }

  private static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    return figures.size(figure) != Size.HUGE ? NOT_HUGE : figures.is(figure, Condition.LIFTING) ? LIFTS
        : CarriedObjects.isLaden(state, figure) ? FULL : MovingCars.isMoving(state, piece) ? MOVING : Hands.refusal(figures, figure);
  }

  /** Makes the roll: a lifted car does not count as scenery any more. */
  public static void lift(GameState state, int figure, VerbAction action) {
    Figures figures = state.figures();
    int piece = action.first() - 1;
    Chi.spend(state, figures.gang(figure), action.second());
    int total = state.roll("break", state.seatOf(figure), SIDES) + CAR + figures.size(figure).ordinal() + action.second();
    state.emit(TRIED, figures.code(figure), piece + 1, total);
    if (total >= BREAKS) {
      Occupants.spill(state, piece);
      figures.inflict(figure, Condition.LIFTING);
      state.emit(LIFTED, figures.code(figure), piece + 1);
      BreakRolls.carryOff(state, figure, piece);
    }
  }

  /** Returns the throw: a ranged attack at +2, range L; the car is a wreck and gone. */
  public static Step<GameState> hurl(GameState state, int figure, VerbAction action) {
    state.figures().cure(figure, Condition.LIFTING);
    state.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(state.figures(), figure); // KF-TRT-08c, KF-TRT-78e
    return Shot.SCRIPT.start(Shot.of(figure, FigureNames.figure(state.figures(), action.first()), RangedWeapon.CAUGHT, BONUS));
  }
}
