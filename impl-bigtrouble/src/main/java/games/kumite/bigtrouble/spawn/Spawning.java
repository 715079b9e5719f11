package games.kumite.bigtrouble.spawn;

import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** The arrival of minions one by one; unavailable ones are replaced along the chain (BT-BTC-10). */
public final class Spawning {

  private Spawning() {}

  /**
   * Brings several minions of a type onto the board, or their replacements, at once.
   *
   * @param type the index of the type
   * @param count the number of minions
   * @param space the space
   */
  public static void spawn(Trouble trouble, int type, int count, int space) {
    for (int i = 0; i < count; i++) { // BT-BTC-13
      spawn(trouble, type, space);
    }
  }

  /** Brings a minion of a type onto the board, or its replacement. */
  public static void spawn(Trouble trouble, int type, int space) {
    spawnFor(trouble, Horde.NO_QUEST, type, space);
  }

  /**
   * Brings a minion of a type onto the board, marked as a quest's (BT-RUL-32).
   *
   * @param slot the slot of the quest
   * @param type the index of the type
   * @param space the space
   * @return the minion, {@link Enemy#NONE} if the whole chain is on the board
   */
  public static int spawnFor(Trouble trouble, int slot, int type, int space) {
    int substitute = trouble.horde().substitute(type);
    if (substitute < 0) {
      trouble.tell(trouble.terms().tidings.spawnIgnored, type);
      return Enemy.NONE;
    }
    int minion = trouble.horde().add(substitute, space, slot);
    trouble.tell(trouble.terms().tidings.spawned, minion, trouble.spaceNumber(space));
    return minion;
  }

  /** Brings a boss onto the board with its starting health. */
  public static void boss(Trouble trouble, int boss, int space) {
    trouble.setBoss(boss, Num.BOSS_SPACE, space);
    trouble.setBoss(boss, Num.BOSS_HEALTH, trouble.startingHealth(boss));
    trouble.tell(trouble.terms().tidings.spawned, Enemy.boss(boss), trouble.spaceNumber(space));
  }
}
