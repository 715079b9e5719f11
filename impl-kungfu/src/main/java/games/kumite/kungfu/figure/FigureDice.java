package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Foresight;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;

/** The C and Q dice of figures: what one has divined takes the place of a roll (KF-TRT-43b). */
public final class FigureDice {

  private static final int SIDES = 6;
  private static final EventType FORETOLD =
      EventType.of("foretold", "KF-TRT-43b").word("figure", Figures::id).number("die");

  private FigureDice() {}

  /** Returns one die of a figure. */
  public static int roll(GameState state, String label, int figure) {
    Figures figures = state.figures();
    if (figures.foresight().first(figure) == Foresight.BLIND) {
      return state.roll(label, state.seatOf(figure), SIDES);
    }
    figures.forget(figure, PlotDeed.DIVINED);
    return figures.foresight().laid(figure) > 0 ? taken(state, figure) : state.roll(label, state.seatOf(figure), SIDES);
  }

  /** Rolls a number of dice for a figure. */
  public static int[] roll(GameState state, String label, int figure, int count) {
    Figures figures = state.figures();
    if (figures.foresight().first(figure) == Foresight.BLIND) {
      return state.roll(label, state.seatOf(figure), count, SIDES);
    }
    figures.forget(figure, PlotDeed.DIVINED);
    int known = Math.min(count, figures.foresight().laid(figure));
    int[] dice = new int[count];
    for (int i = 0; i < known; i++) {
      dice[i] = taken(state, figure);
    }
    System.arraycopy(state.roll(label, state.seatOf(figure), count - known, SIDES), 0, dice, known, count - known);
    return dice;
  }

  private static int taken(GameState state, int figure) {
    int die = state.figures().foresight().takeLaid(figure);
    state.emit(FORETOLD, state.figures().code(figure), die);
    return die;
  }
}
