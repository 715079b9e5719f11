package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a Free Hack at a Knocked Down enemy to whom a figure has moved, once in a turn (D-34, KF-TRT-48).
 *
 * @param figure the figure that may make it
 */
public record LowKick(int figure) implements Question<GameState>, TargetChoice {

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    boolean isReady = Capabilities.has(figures, figure, Trait.LOW_KICK) && !figures.is(figure, Condition.KICKED_LOW)
        && figures.gang(figure) != Figures.NEUTRAL && Capabilities.toHack(figures, figure);
    if (isReady && figures.any(enemy -> isTarget(state, enemy))) {
      Question.super.run(state);
    }
  }

  @Override
  public boolean isTarget(GameState state, int enemy) {
    return state.figures().is(enemy, Condition.KNOCKED_DOWN) && Contacts.isMade(state, figure, enemy)
        && Restraint.allowsHack(state.figures(), figure, enemy);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    TargetChoice.super.collectActions(state, out);
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.AT) {
      state.figures().inflict(figure, Condition.KICKED_LOW); // KF-TRT-48b
      state.then(HandToHandAttack.of(figure, TargetChoice.target(state, action), HandToHandAttack.Kind.TRAIT_HACK, 0));
    }
  }
}
