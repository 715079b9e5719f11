package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The overturning of cars by Big and Huge figures (KF-LOC-53a). */
public final class Overturning {

  private static final int VERY_HARD = -2;
  private static final Refusal TOO_SMALL = new Refusal("KF-LOC-53a", "too-small-for-cars");
  private static final Refusal MOVING = new Refusal("KF-LOC-53a", "car-moves");
  private static final EventType TRIED = EventType.of("overturn-tried", "KF-LOC-53a").word("figure", Figures::id)
      .word("piece", Whereabouts::piece).number("total");
  private static final EventType OVERTURNED = EventType.of("overturned", "KF-LOC-53a").word("piece", Whereabouts::piece);

  private Overturning() {}

  /** Returns why a figure cannot overturn a car beside it, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int piece) {
    int car = state.cars().of(piece);
    return state.figures().size(figure) == Size.NORMAL ? TOO_SMALL
        : car != Cars.NONE && state.cars().isMoving(car) ? MOVING : Hands.refusal(state.figures(), figure);
  }

  /** Makes the Break roll: a car that lies on its roof is a wreck, and the figures that were in it lie beside it. */
  public static void roll(GameState state, int figure, int piece, int chi) {
    if (BreakRollChi.breaks(state, figure, TRIED, piece + 1, VERY_HARD, chi)) {
      state.emit(OVERTURNED, piece + 1);
      Occupants.spill(state, piece);
      state.lay(state.board().with(piece, Scenery.wreck(state.board().piece(piece))));
    }
  }
}
