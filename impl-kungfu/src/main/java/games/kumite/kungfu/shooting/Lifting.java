package games.kumite.kungfu.shooting;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.kungfu.vehicle.MovingCars;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The lifting and throwing of cars by Huge figures (KF-STU-22, KF-LOC-53b). */
public final class Lifting {

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

  /** Returns why a figure cannot lift a car beside it, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    return figures.size(figure) != Size.HUGE ? NOT_HUGE : figures.is(figure, Condition.LIFTING) ? LIFTS
        : CarriedObjects.isLaden(state, figure) ? FULL : MovingCars.isMoving(state, piece) ? MOVING : Hands.refusal(figures, figure);
  }

  /** Returns whether an enemy is one at whom a figure can throw the car that it has lifted. */
  public static boolean isTarget(GameState state, int figure, int enemy) {
    return state.figures().is(figure, Condition.LIFTING) && RangedTargets.isTarget(state, figure, enemy, RangedWeapon.CAUGHT);
  }

  /** Makes the roll: a lifted car does not count as scenery any more. */
  public static void lift(GameState state, int figure, int piece, int chi) {
    if (BreakRollChi.breaks(state, figure, TRIED, piece + 1, CAR, chi)) {
      Occupants.spill(state, piece);
      state.figures().inflict(figure, Condition.LIFTING);
      state.emit(LIFTED, state.figures().code(figure), piece + 1);
      BreakRolls.carryOff(state, figure, piece);
    }
  }

  /** Returns the throw: a ranged attack at +2, range L; the car is a wreck and gone. */
  public static Step<GameState> hurl(GameState state, int figure, int enemy) {
    state.figures().cure(figure, Condition.LIFTING);
    state.figures().inflict(figure, Condition.HAS_ATTACKED);
    Concentration.attacks(state.figures(), figure); // KF-TRT-08c, KF-TRT-78e
    return Shot.SCRIPT.start(Shot.of(figure, enemy, RangedWeapon.CAUGHT, BONUS));
  }
}
