package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the Extra of one's own that is sacrificed, and of the purpose: 1 Chi, or one die more in the next turn
 * (KF-TRT-59a).
 *
 * @param figure the figure that sacrifices
 */
record Victim(int figure) implements Question<GameState>, FigureChoice {

  private static final int CHI = 0;
  private static final int DIE = 1;
  private static final Refusal FULL = new Refusal("KF-CHI-08", "chi-full");

  private static final EventType SACRIFICED = EventType.of("sacrificed", "KF-TRT-59a").word("figure", Figures::id)
      .word("extra", Figures::id).number("dice");

  /** Returns whether a figure can sacrifice any Extra. */
  static boolean isAny(GameState state, int figure, WindowContext occasion) {
    return state.figures().any(extra -> isVictim(state, figure, extra));
  }

  /**
   * Returns whether an Extra can be sacrificed, even one that has been activated; the host of a spirit does not follow the gang
   * that runs it (KF-RUL-96).
   */
  private static boolean isVictim(GameState state, int figure, int extra) {
    Figures figures = state.figures();
    return extra != figure && figures.gang(extra) == figures.gang(figure) && figures.profile(extra).type.isExtra()
        && !figures.profile(extra).isGuest && !figures.is(extra, Condition.POSSESSED) && Capabilities.isInPlay(figures, extra);
  }

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
      if (isVictim(state, figure, extra)) {
        out.add(state.actions().of(ActionVerb.VICTIM, FigureNames.of(figures, extra), CHI), full);
        out.add(state.actions().of(ActionVerb.VICTIM, FigureNames.of(figures, extra), DIE));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int extra = FigureNames.figure(state.figures(), chosen.first());
    state.emit(SACRIFICED, state.figures().code(figure), state.figures().code(extra), chosen.second());
    Casualty.kill(state, extra, Figures.NOBODY);
    if (chosen.second() == CHI) {
      int gang = state.figures().gang(figure);
      state.gang(gang, Counters.CHI, state.gang(gang, Counters.CHI) + 1);
    } else {
      state.figures().offerDie(figure);
    }
  }
}
