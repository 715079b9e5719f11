package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the Extra that is sacrificed, and of the purpose (KF-TRT-59a).
 *
 * @param figure the figure that sacrifices
 */
record Victim(int figure) implements Question<GameState>, FigureChoice {

  private static final int CHI = 0;
  private static final int DIE = 1;
  private static final Refusal FULL = new Refusal("KF-CHI-08", "chi-full");

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    int gang = figures.gang(figure);
    Refusal full = state.gang(gang, Counters.CHI) < state.gang(gang, Counters.CHI_LEVEL) ? null : FULL;
    for (int extra = 0; extra < figures.count(); extra++) {
      if (Sacrifice.isVictim(state, figure, extra)) {
        out.add(state.actions().of(ActionVerb.VICTIM, FigureNames.of(figures, extra), CHI), full);
        out.add(state.actions().of(ActionVerb.VICTIM, FigureNames.of(figures, extra), DIE));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    Sacrifice.carryOut(state, figure, FigureNames.figure(state.figures(), chosen.first()), chosen.second());
    if (chosen.second() == CHI) {
      int gang = state.figures().gang(figure);
      state.gang(gang, Counters.CHI, state.gang(gang, Counters.CHI) + 1);
    } else {
      state.figures().offerDie(figure);
    }
  }
}
