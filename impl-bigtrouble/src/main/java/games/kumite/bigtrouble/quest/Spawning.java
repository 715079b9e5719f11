package games.kumite.bigtrouble.quest;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;

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
  public static void spawn(GameState state, int type, int count, int space) {
    for (int i = 0; i < count; i++) { // BT-BTC-13
      spawn(state, type, space);
    }
  }

  /** Brings a minion of a type onto the board, or its replacement. */
  public static void spawn(GameState state, int type, int space) {
    spawnFor(state, MinionList.NO_QUEST, type, space);
  }

  /**
   * Brings a minion of a type onto the board, marked as a quest's (BT-RUL-32).
   *
   * @param slot the slot of the quest
   * @param type the index of the type
   * @param space the space
   * @return the minion, {@link EnemyNumbers#NONE} if the whole chain is on the board
   */
  public static int spawnFor(GameState state, int slot, int type, int space) {
    int substitute = state.horde().substitute(type);
    if (substitute < 0) {
      state.emit(state.definition().events.spawnIgnored, type);
      return EnemyNumbers.NONE;
    }
    int minion = state.horde().add(substitute, space, slot);
    state.emit(state.definition().events.spawned, minion, state.spaceNumber(space));
    return minion;
  }

  /** Brings a boss onto the board with its starting health. */
  public static void boss(GameState state, int boss, int space) {
    state.setBoss(boss, Counters.BOSS_SPACE, space);
    state.setBoss(boss, Counters.BOSS_HEALTH, state.startingHealth(boss));
    state.emit(state.definition().events.spawned, EnemyNumbers.boss(boss), state.spaceNumber(space));
  }
}
