package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.resolution.EffectChoice;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: a minion that {@code kill} removes, with its reward (BT-RUL-69).
 *
 * @param defense the most defense
 * @param space the space
 * @param occasion the occasion
 */
record Kill(int defense, int space, EffectContext occasion) implements EffectChoice {

  /** Returns whether there is a minion in a space with at most a given defense. */
  static boolean isMinion(GameState state, int defense, int space) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && state.defense(horde.at(place)) <= defense) {
        return true;
      }
    }
    return false;
  }

  /** Returns the bounty of enemies that a text defeats; a text without a hero pays none. */
  static DefeatReward bounty(EffectContext on) {
    return on.self() >= 0 ? DefeatReward.PAID : DefeatReward.NONE;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && state.defense(horde.at(place)) <= defense) {
        out.add(state.actionOn(ActionVerb.STRIKE, horde.at(place)));
      }
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), 1);
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    Defeat.minion(state, state.enemyOf(chosen), seat(state), bounty(occasion));
  }
}
