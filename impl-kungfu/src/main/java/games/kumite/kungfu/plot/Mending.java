package games.kumite.kungfu.plot;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The cure by a spell of Healing that is read from a scroll (KF-LOC-45c, KF-TRT-40b).
 *
 * @param figure the figure that reads it
 */
public record Mending(int figure) implements Question<GameState>, FigureChoice {

  /** Returns whether there is anything to cure. */
  public static boolean isAnybody(GameState state, int figure) {
    for (int friend = 0; friend < state.figures().count(); friend++) {
      for (int ailment = 0; ailment < ActionVerb.AILMENTS.size(); ailment++) {
        if (Healing.isCurable(state, figure, friend, ailment)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the question. */
  public static Step<GameState> of(int figure) {
    return new Mending(figure);
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Healing.list(state, figure, null, out);
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    Healing.heal(state, figure, FigureNames.figure(state.figures(), chosen.first()), chosen.second());
  }
}
