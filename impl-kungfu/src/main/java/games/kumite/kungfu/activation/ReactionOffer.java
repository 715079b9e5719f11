package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a Protagonist of the other side that answers failed dice, if any does (KF-ACT-14 to 16). The seats of that side
 * are asked one after the other, until one of them wants to (KF-RUL-170).
 *
 * @param culprit the figure whose dice have failed, {@link Figures#NOBODY} for those of a motivated group
 * @param failures the failed dice
 * @param actions the actions that the same dice have given
 * @param asked the seat that is asked, {@link Figures#NOBODY} if all that may have declined
 * @param figure the figure that answers, {@link Figures#NOBODY} if none does so far
 */
record ReactionOffer(int culprit, int failures, int actions, int asked, int figure) {

  /** Asks until a figure answers or all have declined. */
  static final Script<GameState, ReactionOffer> SCRIPT = Script.<GameState, ReactionOffer>of("answering")
      .repeatWhile((state, answering) -> answering.figure == Figures.NOBODY && answering.asked != Figures.NOBODY,
          each -> each.ask(React::new))
      .build();

  /** Returns the question for failed dice of a figure or a group, with no seat asked so far. */
  static ReactionOffer to(GameState state, int culprit, int failures, int actions) {
    return new ReactionOffer(culprit, failures, actions, asked(state, 0), Figures.NOBODY);
  }

  /** Returns the lowest seat from one on that has an able Protagonist, {@link Figures#NOBODY} if none has. */
  private static int asked(GameState state, int from) {
    int lowest = Figures.NOBODY;
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (mayReact(state, figure)) {
        int seat = state.seat(state.figures().gang(figure));
        lowest = seat >= from && (lowest == Figures.NOBODY || seat < lowest) ? seat : lowest;
      }
    }
    return lowest;
  }

  private ReactionOffer with(int seat, int reactor) {
    return new ReactionOffer(culprit, failures, actions, seat, reactor);
  }

  private static boolean mayReact(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.gang(figure) != Figures.NEUTRAL
        && figures.side(figure) != state.side(state.get(Counters.ACTIVE)) && Capabilities.toReact(figures, figure);
  }

  /** The question to one seat with its Protagonists whether one reacts (D-13, D-49, KF-MUL-06, KF-RUL-181). */
  private record React(ReactionOffer answering) implements Script.Reply<GameState, ReactionOffer> {

    @Override
    public int seat(GameState state) {
      return answering.asked;
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), answering.failures,
          answering.culprit == Figures.NOBODY ? state.config().texts().text("word.motivated") : state.called(answering.culprit),
          answering.actions);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int figure = 0; figure < state.figures().count(); figure++) {
        if (mayReact(state, figure) && state.seat(state.figures().gang(figure)) == answering.asked) {
          out.add(state.actions().of(ActionVerb.REACT, FigureNames.of(state.figures(), figure)));
        }
      }
      out.add(state.actions().of(ActionVerb.DECLINE));
    }

    @Override
    public ReactionOffer localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      return chosen.verb() == ActionVerb.REACT
          ? answering.with(answering.asked, FigureNames.figure(state.figures(), chosen.first()))
          : answering.with(asked(state, answering.asked + 1), Figures.NOBODY);
    }
  }
}
