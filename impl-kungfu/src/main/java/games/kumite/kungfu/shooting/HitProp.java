package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the prop that a shot hits that went wrong; it is activated against the shooter (D-39, KF-GUN-26d, KF-RUL-124).
 *
 * @param figure the figure that has shot
 * @param target the figure whose player chooses
 * @param isBullet whether it was a bullet
 */
record HitProp(int figure, int target, boolean isBullet) implements Question<GameState>, FigureChoice {

  @Override
  public void run(GameState state) {
    if (Capabilities.isInPlay(state.figures(), figure) && Props.canActivateAny(state, figure)) {
      Question.super.run(state);
    }
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return state.seatOf(target);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (Props.canActivate(state, figure, piece)) {
        out.add(state.actions().of(ActionVerb.PROP, piece + 1));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int piece = ((VerbAction) action).first() - 1;
    if (isBullet && Hydrants.isWhole(state, piece)) { // KF-RUL-134
      Hydrants.hitByBullet(state, figure, piece);
    } else {
      state.then(state.callbacks().activate(target, figure, piece));
    }
  }
}
