package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The overturning of cars by Big and Huge figures (KF-LOC-53a). */
public final class Overturning {

  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final int VERY_HARD = -2;
  private static final Refusal TOO_SMALL = new Refusal("KF-LOC-53a", "too-small-for-cars");
  private static final Refusal MOVING = new Refusal("KF-LOC-53a", "car-moves");
  private static final EventType TRIED = EventType.of("overturn-tried", "KF-LOC-53a").word("figure", Figures::id)
      .word("piece", Whereabouts::piece).number("total");
  private static final EventType OVERTURNED = EventType.of("overturned", "KF-LOC-53a").word("piece", Whereabouts::piece);

  private Overturning() {}

  /** Lists the cars in contact. */
  public static void options(GameState state, int figure, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    Board board = state.board();
    if (!board.mayHave(Flag.CAR.bit()) || figures.size(figure) == Size.NORMAL && !out.isExplaining()) {
      return;
    }
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.CAR) && Gaps.isBeside(board.piece(piece), place, figures.size(figure))) {
        int car = state.cars().of(piece);
        Refusal refusal = reserved != null ? reserved : figures.size(figure) == Size.NORMAL ? TOO_SMALL
            : car != Cars.NONE && state.cars().isMoving(car) ? MOVING : Hands.refusal(figures, figure);
        BreakRollChi.options(state, figures.gang(figure), ActionVerb.OVERTURN, piece + 1, refusal, out);
      }
    }
  }

  /** Makes the Break roll: a car that lies on its roof is a wreck, and the figures that were in it lie beside it. */
  public static void roll(GameState state, int figure, VerbAction action) {
    Figures figures = state.figures();
    int piece = action.first() - 1;
    Chi.spend(state, figures.gang(figure), action.second());
    int total = state.roll("break", state.seatOf(figure), SIDES) + VERY_HARD + figures.size(figure).ordinal()
        + action.second();
    state.emit(TRIED, figures.code(figure), piece + 1, total);
    if (total >= BREAKS) {
      state.emit(OVERTURNED, piece + 1);
      Occupants.spill(state, piece);
      state.lay(state.board().with(piece, Scenery.wreck(state.board().piece(piece))));
    }
  }
}
