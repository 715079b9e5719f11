package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/** The choice whether a figure makes a Free Hack that a trait or stunt gives it (D-34). */
public interface HackChoice extends Question<GameState>, GameChoice {

  /** Returns the figure that may make it. */
  int by();

  /** Returns the target. */
  int on();

  /** Returns whether it can be made now. */
  boolean isReady(GameState state);

  /** Returns the hack. */
  Step<GameState> blow(GameState state);

  /** Asks nothing if it cannot be made; a neutral figure makes it unasked (KF-RUL-128). */
  @Override
  default void run(GameState state) {
    if (!isReady(state)) {
      return;
    }
    if (state.figures().gang(by()) == Figures.NEUTRAL) {
      state.then(blow(state));
    } else {
      Question.super.run(state);
    }
  }

  @Override
  default String kind() {
    return "trait-hack";
  }

  @Override
  default int seat(GameState state) {
    return state.seatOf(by());
  }

  @Override
  default Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(by()), state.called(on()));
  }

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.HACK, FigureNames.of(state.figures(), by())));
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  default void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.HACK) {
      state.then(blow(state));
    }
  }
}
