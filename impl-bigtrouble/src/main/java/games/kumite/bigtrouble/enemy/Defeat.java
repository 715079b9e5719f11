package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Chi;
import games.kumite.bigtrouble.harm.GameEnd;
import games.kumite.bigtrouble.quest.CombatEventProgress;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;

/** Hits on enemies, and their defeat. */
public final class Defeat {

  private Defeat() {}

  /**
   * Hits an enemy: a minion is defeated (BT-CMB-10), a boss loses 1 health (BT-CMB-11). The consequences are put on the
   * agenda.
   *
   * @param enemy one on the board
   * @param seat the seat that hits it
   * @param bounty whether its reward is paid
   */
  public static void hit(GameState state, int enemy, int seat, DefeatReward bounty) {
    if (EnemyNumbers.isBoss(enemy)) {
      boss(state, EnemyNumbers.bossOf(enemy), 1, seat, bounty);
    } else {
      minion(state, enemy, seat, bounty);
    }
  }

  /**
   * Defeats a minion: it leaves the board, its reward is paid, and its quest continues.
   *
   * @param minion one on the board
   * @param seat the seat that defeated it
   * @param bounty whether its reward is paid
   */
  public static void minion(GameState state, int minion, int seat, DefeatReward bounty) {
    minion(state, minion, seat, bounty, 0);
  }

  /**
   * Defeats a minion by a text that may remove more.
   *
   * @param more the number of minions left to remove
   */
  public static void minion(GameState state, int minion, int seat, DefeatReward bounty, int more) {
    int slot = state.horde().quest(minion);
    Minion.Statistics card = state.statistics(EnemyNumbers.type(minion));
    leaveBoard(state, minion);
    int chi = bounty.isWithChi() ? card.chi() : 0;
    int audacity = bounty.isPaid() ? card.audacity() : 0;
    if (chi > 0) {
      Chi.gain(state, seat, chi, Cause.kill(minion, more));
    }
    if (bounty == DefeatReward.PAID) {
      TextExecutor.onTrigger(state, Trigger.ON_KILL, seat); // BT-RUL-112
    }
    if (slot != MinionList.NO_QUEST || audacity > 0) { // BT-RUL-96: track moves last
      state.then(new CombatEventProgress(slot, seat, audacity));
    }
  }

  /**
   * Takes health from a boss; at 0 it is defeated (BT-CMB-12).
   *
   * @param boss the index of one on the board
   * @param health the loss
   * @param seat the seat that hit it
   * @param bounty whether its reward is paid
   */
  public static void boss(GameState state, int boss, int health, int seat, DefeatReward bounty) {
    int space = state.boss(boss, Counters.BOSS_SPACE);
    if (isFelled(state, boss, health, seat)) {
      state.then(BossEffects.fall(boss, seat, space, bounty));
    }
  }

  /**
   * Hits every enemy in a space that the successes reach, at one moment (BT-SHP-15). The audacity of minions is moved
   * after the quests of all enemies (BT-RUL-69).
   *
   * @param space the space
   * @param successes the successes rolled
   * @param seat the seat that rolled
   * @param bounty whether rewards are paid: {@link DefeatReward#WITHOUT_CHI} or {@link DefeatReward#NONE}
   */
  public static void all(GameState state, int space, int successes, int seat, DefeatReward bounty) {
    MinionList horde = state.horde();
    int slots = 0;
    int audacity = 0;
    for (int place = 0; place < horde.size();) {
      int minion = horde.at(place);
      if (horde.spaceAt(place) != space || state.defense(minion) > successes) {
        place++;
      } else {
        int slot = horde.quest(minion);
        audacity += bounty.isPaid() ? state.statistics(EnemyNumbers.type(minion)).audacity() : 0;
        leaveBoard(state, minion);
        slots |= slot != MinionList.NO_QUEST && CombatEventProgress.countRemoved(state, slot) ? 1 << slot : 0;
      }
    }
    int bosses = 0;
    for (int boss = 0; boss < state.bossCount(); boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) == space && state.defense(EnemyNumbers.boss(boss)) <= successes) {
        bosses |= isFelled(state, boss, 1, seat) ? 1 << boss : 0;
      }
    }
    if (!state.isFinished()) {
      QuestAdvanceOrder.begin(state, seat, space, slots, bosses, bounty);
      if (audacity > 0) { // BT-RUL-96: track moves last
        state.then(new CombatEventProgress(MinionList.NO_QUEST, seat, audacity));
      }
    }
  }

  /** Takes health from a boss; returns whether it leaves the board, and is not Lo Pan. */
  private static boolean isFelled(GameState state, int boss, int health, int seat) {
    int before = state.boss(boss, Counters.BOSS_HEALTH);
    boolean isGhost = Attack.isGhost(state, EnemyNumbers.boss(boss));
    int min = isGhost ? Math.min(before, state.content().loPan().flip()) : 0; // BT-ACT2-25
    int after = Math.max(min, before - health);
    state.setBoss(boss, Counters.BOSS_HEALTH, after);
    state.emit(state.definition().events.bossHit, EnemyNumbers.boss(boss), after);
    if (isGhost) {
      if (after <= state.content().loPan().flip()) {
        makeFlesh(state);
      }
    } else if (after > 0) {
      BossEffects.carryOut(state, boss, Trigger.ON_HIT, seat, state.boss(boss, Counters.BOSS_SPACE));
    } else if (boss == state.loPan()) {
      GameEnd.win(state); // BT-END-01
    } else {
      state.setBoss(boss, Counters.BOSS_SPACE, Board.NOWHERE);
      state.setBoss(boss, Counters.BOSS_HELD, 0);
      state.emit(state.definition().events.defeated, EnemyNumbers.boss(boss));
      return true;
    }
    return false;
  }

  /** Makes Lo Pan flesh (BT-ACT2-23). */
  private static void makeFlesh(GameState state) {
    LoPan loPan = state.content().loPan();
    state.set(Counters.FLESH, 1);
    int face = state.roll("lo-pan-flip", GameState.NONE, state.content().dice().epicSkill().size());
    int space = state.board().at(loPan.landing(state.content().dice().epicSkill().get(face - 1)));
    state.setBoss(state.loPan(), Counters.BOSS_SPACE, space);
    state.emit(state.definition().events.flesh, state.spaceNumber(space));
  }

  private static void leaveBoard(GameState state, int minion) {
    state.horde().remove(minion); // BT-BTC-14
    state.emit(state.definition().events.defeated, minion);
  }
}
