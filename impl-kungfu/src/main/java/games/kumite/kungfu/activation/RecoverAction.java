package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * The choice of what a recovering figure is rid of: where several things hinder it, its player says which (D-15, KF-CON-24c,
 * KF-CON-25, KF-TRT-24e).
 *
 * @param figure the figure
 */
record RecoverAction(int figure) implements Question<GameState>, FigureChoice {

  /** The conditions, in the order of the words of {@link ActionVerb#RID_OF}. */
  private static final List<Condition> BONDS = List.of(Condition.TRANSFIXED, Condition.TIED_UP, Condition.BLINDED);
  private static final EventType RECOVERED = EventType.of("recovered", "KF-CON-24c").word("figure", Figures::id)
      .word("from", bond -> Texts.word(BONDS.get(bond)));

  @Override
  public String kind() {
    return "recovery";
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // mostly there is but one
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int bond = 0; bond < BONDS.size(); bond++) {
      if (isBoundBy(state, BONDS.get(bond))) {
        out.add(state.actions().of(ActionVerb.RID_OF, bond));
      }
    }
  }

  /** Returns whether it is bound so that two actions free it: chains are torn (KF-LOC-22b). */
  private boolean isBoundBy(GameState state, Condition bond) {
    return state.figures().is(figure, bond) && !(bond == Condition.TIED_UP && HoldingScenery.isChoking(state, figure));
  }

  @Override
  public void execute(GameState state, Action action) {
    int bond = ((VerbAction) action).first();
    state.figures().cure(figure, BONDS.get(bond));
    state.emit(RECOVERED, state.figures().code(figure), bond);
  }
}
