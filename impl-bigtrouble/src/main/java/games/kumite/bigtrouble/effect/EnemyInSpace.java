package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.bigtrouble.state.SingleChoice;
import java.util.List;

/**
 * DEC-31: an enemy in a space that a text removes or hits.
 *
 * @param amount the greatest defense of a minion, the health that a boss loses
 * @param space the space, negative for none
 * @param occasion the occasion
 */
record EnemyInSpace(int amount, int space, EffectContext occasion) {

  /** A minion that {@code kill} removes, with its reward (BT-RUL-69). */
  static final SingleChoice<EnemyInSpace> KILL = SingleChoice.<EnemyInSpace>of("kill", it -> it.occasion.self(),
      (state, it) -> minions(state, it.amount, 1L << it.space),
      (state, it, place) -> state.actionOn(ActionVerb.STRIKE, state.horde().at(place)), (state, it, chosen) ->
          Defeat.minion(state, state.enemyOf(chosen), it.occasion.decider(state), bounty(it.occasion)))
      .prompting((state, it) -> List.of(1));

  /** A boss that loses health. */
  static final SingleChoice<EnemyInSpace> STRIKE_BOSS = SingleChoice.<EnemyInSpace>of("strike-boss", it -> it.occasion.self(),
      (state, it) -> bosses(state, it.space),
      (state, it, boss) -> state.actionOn(ActionVerb.STRIKE, EnemyNumbers.boss(boss)), (state, it, chosen) ->
          Defeat.boss(state, EnemyNumbers.bossOf(state.enemyOf(chosen)), it.amount, it.occasion.decider(state),
              it.occasion.self() >= 0 ? DefeatReward.OF_EFFECT : DefeatReward.NONE))
      .prompting((state, it) -> List.of(it.amount));

  /** Returns bits of the minions in some spaces with at most a given defense, by their places in the order. */
  static long minions(GameState state, int defense, long spaces) {
    MinionList horde = state.horde();
    long minions = 0;
    for (int place = 0; place < horde.size(); place++) {
      boolean isMeant = (spaces >> horde.spaceAt(place) & 1) != 0 && state.defense(horde.at(place)) <= defense;
      minions |= isMeant ? 1L << place : 0;
    }
    return minions;
  }

  /** Returns bits of the bosses in a space. */
  static int bosses(GameState state, int space) {
    int bosses = 0;
    for (int boss = 0; boss < state.bossCount() && space >= 0; boss++) {
      bosses |= state.boss(boss, Counters.BOSS_SPACE) == space ? 1 << boss : 0;
    }
    return bosses;
  }

  /** Returns the bounty of enemies that a text defeats; a text without a hero pays none. */
  static DefeatReward bounty(EffectContext on) {
    return on.self() >= 0 ? DefeatReward.PAID : DefeatReward.NONE;
  }
}
