package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The order in which those who have failed flee; the active player chooses it (D-72).
 *
 * @param fleers the figures that flee, and the number of their moves
 */
record FlightOrder(IntList fleers) implements Question<GameState>, GameChoice {

  private static final int BITS = 2;

  /** Returns a figure and its moves as one number. */
  static int fleer(int figure, int moves) {
    return figure << BITS | moves;
  }

  @Override
  public String kind() {
    return "fleer";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(state.get(Counters.ACTIVE));
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // nothing is to be ordered where one is left
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int i = 0; i < fleers.size(); i++) {
      out.add(state.actions().of(ActionVerb.FLEE, FigureNames.of(state.figures(), fleers.get(i) >> BITS)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int figure = FigureNames.figure(state.figures(), ((VerbAction) action).first());
    IntList left = IntList.NONE;
    int moves = 0;
    for (int i = 0; i < fleers.size(); i++) {
      if (fleers.get(i) >> BITS == figure) {
        moves = fleers.get(i) & (1 << BITS) - 1;
      } else {
        left = left.and(fleers.get(i));
      }
    }
    state.then(Flight.of(figure, moves));
    if (left.size() > 0) {
      state.then(new FlightOrder(left));
    }
  }
}
