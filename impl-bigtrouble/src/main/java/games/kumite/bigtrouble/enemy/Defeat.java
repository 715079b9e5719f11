package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** Enemies are hit and defeated. */
public final class Defeat {

  private Defeat() {}

  /**
   * An enemy is hit: a minion is defeated (BT-CMB-10), a boss loses 1 health (BT-CMB-11). What follows is put on the
   * agenda.
   *
   * @param enemy one on the board
   * @param seat who hits it
   * @param bounty whether its reward is paid
   */
  public static void hit(Trouble trouble, int enemy, int seat, Bounty bounty) {
    if (Enemy.isBoss(enemy)) {
      boss(trouble, Enemy.bossOf(enemy), 1, seat, bounty);
    } else {
      minion(trouble, enemy, seat, bounty);
    }
  }

  /**
   * A minion is defeated: it leaves the board, its reward is paid, and its quest goes on.
   *
   * @param minion one on the board
   * @param seat who defeated it
   * @param bounty whether its reward is paid
   */
  public static void minion(Trouble trouble, int minion, int seat, Bounty bounty) {
    trouble.horde().remove(minion);
  }

  /**
   * A boss loses health; at 0 it is defeated (BT-CMB-12).
   *
   * @param boss the index of one on the board
   * @param health how much it loses
   * @param seat who hit it
   * @param bounty whether its reward is paid
   */
  public static void boss(Trouble trouble, int boss, int health, int seat, Bounty bounty) {
    trouble.setBoss(boss, Num.BOSS_HEALTH, Math.max(0, trouble.boss(boss, Num.BOSS_HEALTH) - health));
  }
}
