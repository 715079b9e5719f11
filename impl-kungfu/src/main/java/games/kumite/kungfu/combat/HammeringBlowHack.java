package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the enemy in contact that uses the opening that a Hammering Blow leaves on a natural 1 (D-63, KF-TRT-38a).
 *
 * @param figure the figure that left it
 */
record HammeringBlowHack(int figure) implements Question<GameState>, FigureChoice {

  @Override
  public void run(GameState state) {
    for (int enemy = 0; enemy < state.figures().count(); enemy++) {
      if (canUse(state, enemy)) {
        Question.super.run(state);
        return;
      }
    }
    hackUnasked(state);
  }

  /** Makes the hack of the best neutral figure, if no player's figure makes it: neutral figures never waive it (KF-RUL-128). */
  private void hackUnasked(GameState state) {
    Figures figures = state.figures();
    int best = Figures.NOBODY;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.gang(enemy) == Figures.NEUTRAL && isReady(state, enemy)
          && (best == Figures.NOBODY || figures.combat(enemy) > figures.combat(best))) {
        best = enemy;
      }
    }
    if (best != Figures.NOBODY) {
      state.then(hack(state, best));
    }
  }

  private boolean canUse(GameState state, int enemy) {
    return state.figures().gang(enemy) != Figures.NEUTRAL && isReady(state, enemy);
  }

  private boolean isReady(GameState state, int enemy) {
    Figures figures = state.figures();
    return figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && Capabilities.isInPlay(figures, figure) && Capabilities.areInContact(state.board(), figures, figure, enemy);
  }

  @Override
  public String kind() {
    return "opening";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(state.opponent(state.figures().gang(figure)));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int enemy = 0; enemy < state.figures().count(); enemy++) {
      if (canUse(state, enemy)) {
        out.add(state.actions().of(ActionVerb.HACK, FigureNames.of(state.figures(), enemy)));
      }
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.HACK) {
      state.then(hack(state, FigureNames.figure(state.figures(), chosen.first())));
    } else {
      hackUnasked(state);
    }
  }

  private Step<GameState> hack(GameState state, int enemy) {
    return HandToHandAttack.of(enemy, figure, HandToHandAttack.Kind.OPENING_HACK.madeBy(state, enemy), 0);
  }
}
