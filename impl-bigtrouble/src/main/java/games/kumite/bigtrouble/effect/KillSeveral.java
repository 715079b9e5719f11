package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.resolution.EffectChoice;
import games.kumite.bigtrouble.resolution.EffectSpaces;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The removal of several minions by {@code kill}, one after the other, as long as the player wants (DEC-31).
 *
 * @param effect the effect
 * @param occasion the occasion
 * @param left the number left
 */
record KillSeveral(Effect effect, EffectContext occasion, int left) implements EffectChoice {

  @Override
  public void run(GameState state) {
    if (left > 0 && EffectSpaces.of(state, effect, occasion) != 0) {
      EffectChoice.super.run(state);
    }
  }

  @Override
  public String kind() {
    return "kill";
  }

  @Override
  public boolean isAutoPlayed() {
    return false;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    long minions = EnemyInSpace.minions(state, effect.amount(), EffectSpaces.of(state, effect, occasion));
    for (long left = minions; left != 0; left &= left - 1) {
      out.add(state.actionOn(ActionVerb.STRIKE, state.horde().at(Long.numberOfTrailingZeros(left))));
    }
    out.add(state.definition().actions.of(ActionVerb.STOP));
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), left);
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.STRIKE) {
      Defeat.minion(state, state.enemyOf(chosen), seat(state), EnemyInSpace.bounty(occasion), left - 1);
      state.then(new KillSeveral(effect, occasion, left - 1));
    }
  }
}
