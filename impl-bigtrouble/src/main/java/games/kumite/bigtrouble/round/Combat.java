package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.DicePlacement;
import games.kumite.bigtrouble.dice.Pool;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.enemy.Strikeback;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * A combat check against one enemy (BT-CMB-01, BT-CMB-16).
 *
 * @param seat the attacking seat
 * @param enemy the target
 * @param pool the dice of the slots
 * @param successes the successes rolled
 */
public record Combat(int seat, int enemy, Pool pool, int successes) {

  private static final Refusal NOT_HERE = new Refusal("BT-CMB-04", "enemy-elsewhere");
  private static final Refusal NOT_SEEN = new Refusal("BT-CMB-07", "enemy-not-seen");

  /** The procedure: dice, roll, hit or strikeback. */
  public static final Script<GameState, Combat> COMBAT = Script.<GameState, Combat>of("combat")
      .act(Combat::aim)
      .call(DicePlacement.SLOTS, (state, combat) -> DicePlacement.fight(combat.seat, combat.enemy), (state, combat, dice) ->
          new Combat(combat.seat, combat.enemy, Pool.of(dice), 0))
      .call(Roll.ROLL, (state, combat) ->
              Roll.of(combat.seat, RollContext.COMBAT, combat.enemy, combat.pool, state.defense(combat.enemy)),
          (state, combat, roll) -> new Combat(combat.seat, combat.enemy, combat.pool, roll.successes()))
      .stopUnless((state, combat) -> state.enemySpace(combat.enemy) != Board.NOWHERE)
      .when((state, combat) -> combat.successes >= state.defense(combat.enemy),
          then -> then.act(Combat::hit),
          otherwise -> otherwise.act(Combat::miss))
      .build();

  /** Returns a hero's combat check. */
  public static Combat of(int seat, int enemy) {
    return new Combat(seat, enemy, Pool.NONE, 0);
  }

  private static void aim(GameState state, Combat combat) {
    if (state.enemySpace(combat.enemy) != state.seat(combat.seat, Counters.SPACE)) {
      Modifiers.happened(state, combat.seat, LastingWord.RANGED, RollContext.ALL);
    }
  }

  private static void hit(GameState state, Combat combat) {
    state.emit(state.definition().events.hit, combat.seat, combat.enemy);
    Defeat.hit(state, combat.enemy, combat.seat, DefeatReward.PAID);
  }

  private static void miss(GameState state, Combat combat) {
    state.emit(state.definition().events.missed, combat.seat, combat.enemy);
    Strikeback.strikeBack(state, combat.enemy, combat.seat);
    TextExecutor.onTrigger(state, Trigger.ON_FAIL, combat.seat);
  }

  /**
   * Adds the enemies that a hero may attack (DEC-13).
   *
   * @param noDie the reason why the hero has no die for it, null if it has
   */
  static void options(GameState state, int seat, @Nullable Refusal noDie, ActionCollector out) {
    int space = state.seat(seat, Counters.SPACE);
    boolean isRanged = Modifiers.holds(state, seat, LastingWord.RANGED); // BT-CMB-05, BT-CMB-06
    long reach = isRanged ? state.board().sight(space) : 1L << space;
    for (int place = 0; place < state.horde().size(); place++) {
      option(state, state.horde().at(place), state.horde().spaceAt(place), reach, noDie, isRanged, out);
    }
    for (int boss = 0; boss < state.bossCount(); boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE) {
        option(state, EnemyNumbers.boss(boss), state.boss(boss, Counters.BOSS_SPACE), reach, noDie, isRanged, out);
      }
    }
  }

  private static void option(
      GameState state, int enemy, int space, long reach, @Nullable Refusal noDie, boolean isRanged, ActionCollector out) {
    boolean isReached = (reach >> space & 1) != 0;
    if (isReached || out.isExplaining()) {
      out.add(state.actionOn(ActionVerb.FIGHT, enemy),
          noDie != null ? noDie : isReached ? null : isRanged ? NOT_SEEN : NOT_HERE);
    }
  }
}
