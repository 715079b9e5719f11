package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Chi;
import games.kumite.bigtrouble.quest.CombatEventProgress;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/** The texts on the boards of bosses, and the consequences of a boss's fall. */
final class BossEffects {

  /**
   * A boss that has fallen.
   *
   * @param boss its index
   * @param seat the seat that defeated it
   * @param space the space where it was
   * @param bounty whether its reward is paid
   */
  private record Fall(int boss, int seat, int space, DefeatReward bounty) {}

  private static final Script<GameState, Fall> FALL = Script.<GameState, Fall>of("boss-falls")
      .act((state, fall) -> carryOut(state, fall.boss(), Trigger.ON_DEFEAT, fall.seat(), fall.space()))
      .act((state, fall) -> {
        if (fall.bounty().isWithChi()) {
          Chi.gain(state, fall.seat(), state.content().bosses().get(fall.boss()).entry().chi(),
              Cause.kill(EnemyNumbers.boss(fall.boss()), 0)); // BT-RUL-14
        }
      })
      .act((state, fall) -> {
        if (fall.bounty() == DefeatReward.PAID) {
          TextExecutor.onTrigger(state, Trigger.ON_KILL, fall.seat()); // BT-RUL-112
        }
      })
      .act(BossEffects::advanceQuests)
      .build();

  private BossEffects() {}

  /** Continues the quest whose enemy the boss was; several showdown cards one after the other (BT-RUL-124). */
  private static void advanceQuests(GameState state, Fall fall) {
    int slots = CombatEventProgress.slotsOf(state, fall.boss());
    if (Integer.bitCount(slots) > 1) {
      new QuestAdvanceOrder(fall.seat(), fall.space(), slots, 0, fall.bounty()).ask(state);
    } else {
      state.then(CombatEventProgress.ofBoss(state, fall.boss(), fall.seat(),
          fall.bounty().isPaid() ? state.content().bosses().get(fall.boss()).entry().audacity() : 0));
    }
  }

  /** Returns the step after a boss has left the board from a space. */
  static Step<GameState> fall(int boss, int seat, int space, DefeatReward bounty) {
    return FALL.start(new Fall(boss, seat, space, bounty));
  }

  /** Carries out the text of a boss's board for a trigger; Lo Pan has none. */
  static void carryOut(GameState state, int boss, Trigger trigger, int seat, int space) {
    if (boss == state.loPan()) {
      return;
    }
    Boss card = state.content().bosses().get(boss);
    for (Clause clause : card.abilities()) {
      if (clause.trigger() == trigger) {
        TextExecutor.execute(state, clause.effects(), EffectContext.of(seat).at(EnemyNumbers.boss(boss), space));
      }
    }
  }
}
