package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of an Acrobat who has to Recoil S to make it M (D-31, KF-TRT-01e).
 *
 * @param recoil the Recoil
 */
record Tumble(Recoil.Pushed recoil) implements Question<GameState>, FigureChoice {

  /** Asks an Acrobat that is moved; any other figure Recoils unasked. */
  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (Footing.isAcrobat(figures, recoil.figure()) && figures.gang(recoil.figure()) != Figures.NEUTRAL
        && Recoil.isMoved(figures, recoil.figure())) {
      Question.super.run(state);
    } else {
      recoil.run(state);
    }
  }

  @Override
  public int figure() {
    return recoil.figure();
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.RECOIL_SHORT));
    out.add(state.actions().of(ActionVerb.RECOIL_MEDIUM));
  }

  @Override
  public void execute(GameState state, Action action) {
    state.then(recoil.to(((VerbAction) action).verb() == ActionVerb.RECOIL_MEDIUM ? Stick.MEDIUM : Stick.SHORT));
  }
}
