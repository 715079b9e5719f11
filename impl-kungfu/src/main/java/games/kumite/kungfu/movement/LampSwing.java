package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of an Acrobat whose move has ended at a lamppost to swing round it: a test, and a free move of M (KF-LOC-33,
 * KF-RUL-137).
 *
 * @param figure the figure
 * @param gait the kind of move
 */
record LampSwing(int figure, MoveType gait) implements Question<GameState>, FigureChoice {

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (Footing.isAcrobat(figures, figure) && Capabilities.toHack(figures, figure) && figures.gang(figure) != Figures.NEUTRAL
        && Footing.isBeside(state, figure, Flag.LAMP)) {
      Question.super.run(state);
    }
  }

  @Override
  public String kind() {
    return "swing-round";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.SWING_ROUND));
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.WAIVE) {
      return;
    }
    state.then(new IChing(figure, 1), new Grip(figure, gait)); // D-12
  }

  /** The test, and what follows. */
  private record Grip(int figure, MoveType gait) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (Footing.test(state, figure, "lamppost")) {
        state.then(new FreeMoveTo(figure, gait)); // KF-LOC-33a
      } else {
        EffectExecutor.knockDown(state, figure); // KF-LOC-33b
      }
    }
  }
}
