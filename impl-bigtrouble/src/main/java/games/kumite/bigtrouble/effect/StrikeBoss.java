package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.resolution.EffectChoice;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: the loss of health of a boss in the space of self.
 *
 * @param health the amount of health
 * @param occasion the occasion
 */
record StrikeBoss(int health, EffectContext occasion) implements EffectChoice {

  static void begin(GameState state, int health, EffectContext on) {
    if (isBossHere(state, on)) {
      state.ask(new StrikeBoss(health, on));
    }
  }

  /** Returns whether there is a boss in the space where an effect happens. */
  static boolean isBossHere(GameState state, EffectContext on) {
    int here = on.here(state);
    for (int boss = 0; boss < state.bossCount() && here >= 0; boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) == here) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int boss = 0; boss < state.bossCount(); boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) == occasion.here(state)) {
        out.add(state.actionOn(ActionVerb.STRIKE, EnemyNumbers.boss(boss)));
      }
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), health);
  }

  @Override
  public void execute(GameState state, Action action) {
    int boss = EnemyNumbers.bossOf(state.enemyOf((VerbAction) action));
    Defeat.boss(state, boss, health, seat(state), occasion.self() >= 0 ? DefeatReward.OF_EFFECT : DefeatReward.NONE);
  }
}
