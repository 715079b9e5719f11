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
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of what a recovering figure is rid of: where several things hinder it, its player says which (D-15, KF-CON-24c,
 * KF-CON-25, KF-TRT-24e).
 *
 * @param figure the figure
 */
record RecoverAction(int figure) implements Question<GameState>, FigureChoice {

  /** The conditions, in the order of the words of {@link ActionVerb#RID_OF}. */
  private static final List<Condition> BONDS = List.of(Condition.TRANSFIXED, Condition.TIED_UP, Condition.BLINDED);
  private static final Refusal IN_CHAINS = new Refusal("KF-LOC-22b", "in-chains");
  private static final Refusal NOTHING_TO_RECOVER = new Refusal("KF-CON-24c", "nothing-to-recover");
  private static final Refusal NOT_IN_REACTIONS = new Refusal("KF-CON-25", "not-in-reactions");
  private static final EventType RECOVERED = EventType.of("recovered", "KF-CON-24c").word("figure", Figures::id)
      .word("from", bond -> Texts.word(BONDS.get(bond)));

  static @Nullable Refusal refusal(GameState state, Activation activation) {
    Figures figures = state.figures();
    int figure = activation.figure();
    if (figures.is(figure, Condition.TRANSFIXED)) {
      return activation.isReaction() ? NOT_IN_REACTIONS : null;
    }
    return figures.is(figure, Condition.BLINDED) ? null : !figures.is(figure, Condition.TIED_UP) ? NOTHING_TO_RECOVER
        : HoldingScenery.isChoking(state, figure) ? IN_CHAINS : null;
  }

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
