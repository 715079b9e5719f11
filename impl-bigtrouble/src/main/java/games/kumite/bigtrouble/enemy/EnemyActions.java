package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;

/** Deeds of enemies outside the enemy phase. */
public final class EnemyActions {

  private EnemyActions() {}

  /** Moves every minion in the Streets up to a number of spaces like in the enemy phase, without an attack. */
  public static void march(GameState state, int spaces) {
    March.begin(state, spaces);
  }

  /** Returns whether there is an enemy in a space that has a move to skip, and is not held yet. */
  public static boolean isAnyToHold(GameState state, int space) {
    MinionList horde = state.horde();
    boolean isAny = false;
    for (int place = 0; place < horde.size(); place++) {
      isAny |= horde.spaceAt(place) == space && !horde.isHeld(horde.at(place));
    }
    for (int boss = 0; boss < state.bossCount(); boss++) {
      isAny |= state.boss(boss, Counters.BOSS_SPACE) == space && state.boss(boss, Counters.BOSS_HELD) == 0
          && isMoving(state, boss);
    }
    return isAny;
  }

  /** Returns whether a boss has a move that it could skip: one without a movement value has none (BT-ENM-11, BT-ACT2-21). */
  private static boolean isMoving(GameState state, int boss) {
    return boss != state.loPan() && state.content().bosses().get(boss).entry().move() > 0;
  }

  /** Makes enemies in a space skip their next move, if they have any. */
  public static void hold(GameState state, int space) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && !horde.isHeld(horde.at(place))) {
        horde.hold(horde.at(place));
        state.emit(state.definition().events.held, horde.at(place));
      }
    }
    for (int boss = 0; boss < state.bossCount(); boss++) {
      if (state.boss(boss, Counters.BOSS_SPACE) == space && isMoving(state, boss)
          && state.boss(boss, Counters.BOSS_HELD) == 0) {
        state.setBoss(boss, Counters.BOSS_HELD, 1);
        state.emit(state.definition().events.held, EnemyNumbers.boss(boss));
      }
    }
  }

  /** Moves a boss to the adjacent space with the lowest id, over an open border or a red line (Lightning's board). */
  public static void flee(GameState state, int boss) {
    int space = state.boss(boss, Counters.BOSS_SPACE);
    if (space == Board.NOWHERE) {
      return;
    }
    long next = state.board().neighbours(ConnectionKind.ENTRYWAYS, space);
    if (next != 0) {
      EnemyMove.place(state, EnemyNumbers.boss(boss), Long.numberOfTrailingZeros(next));
    }
  }
}
