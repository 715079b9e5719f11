package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the figure at which an Arrowcatcher throws back what he has caught, or whether he keeps it (D-41, KF-TRT-07b,
 * KF-RUL-116).
 */
record ArrowcatcherThrow(Shot shot) implements Script.Reply<GameState, Shot>, FigureChoice {

  @Override
  public String kind() {
    return "throw-back";
  }

  @Override
  public int seat(GameState state) {
    Figures figures = state.figures();
    if (shot.means().kind() == RangedWeapon.Kind.CAUGHT || !RangedModifiers.isCatching(figures, shot) || !Capabilities.isInPlay(figures, shot.on())
        || !RangedTargets.isAble(figures, shot.on())) { // KF-CON-24b, KF-TRT-39g
      return Figures.NOBODY;
    }
    return figures.any(enemy -> isTarget(state, enemy)) ? state.seatOf(shot.on()) : Figures.NOBODY;
  }

  @Override
  public int figure() {
    return shot.on();
  }

  /** Returns whether an enemy is within L and in line of sight: the ranged attack that this is asks for no more (KF-RUL-116). */
  private boolean isTarget(GameState state, int enemy) {
    return RangedTargets.isPossible(state, shot.on(), enemy, RangedWeapon.CAUGHT);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    if (isTarget(state, shot.by())) {
      out.add(state.actions().of(ActionVerb.AT, FigureNames.of(figures, shot.by())));
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (enemy != shot.by() && isTarget(state, enemy)) {
        out.add(state.actions().of(ActionVerb.AT, FigureNames.of(figures, enemy)));
      }
    }
    out.add(state.actions().of(ActionVerb.KEEP));
  }

  @Override
  public Shot localsAfter(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.AT) {
      int target = FigureNames.figure(state.figures(), chosen.first());
      Concentration.attacks(state.figures(), shot.on()); // KF-TRT-08c, KF-TRT-78e
      state.then(Shot.SCRIPT.start(Shot.of(shot.on(), target, RangedWeapon.CAUGHT, 0)));
    }
    return shot;
  }
}
