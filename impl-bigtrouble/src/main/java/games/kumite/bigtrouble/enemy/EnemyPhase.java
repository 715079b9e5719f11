package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The enemy phase: each minion, the oldest first, then each boss moves and then attacks (BT-ENM-01 to BT-ENM-03).
 *
 * @param minions bits of the minions that have yet to act, of those on the board when the phase began (BT-RUL-99)
 * @param bosses bits of such bosses
 */
public record EnemyPhase(long minions, int bosses) implements Step<GameState> {

  private static final EventType BEGINS = EventType.of("enemy-phase", "BT-RND-08");

  /** Begins the phase for all enemies on the board. */
  public static void begin(GameState state) {
    int bosses = 0;
    for (int boss = 0; boss < state.bossCount(); boss++) {
      bosses |= state.boss(boss, Counters.BOSS_SPACE) == Board.NOWHERE ? 0 : 1 << boss;
    }
    if (bosses != 0 || state.horde().size() > 0) {
      state.emit(BEGINS);
    }
    state.horde().beginPhase();
    next(state, minions(state.horde()), bosses);
  }

  private static long minions(MinionList horde) {
    long minions = 0;
    for (int place = 0; place < horde.size(); place++) {
      minions |= 1L << horde.at(place);
    }
    return minions;
  }

  @Override
  public void run(GameState state) {
    next(state, minions, bosses);
  }

  private static void next(GameState state, long minions, int bosses) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      int minion = horde.at(place);
      if ((minions >> minion & 1) != 0 && !horde.isFreshAt(place)) { // a miniature may have come back: BT-RUL-99
        act(state, minion, minions & ~(1L << minion), bosses);
        return;
      }
    }
    for (int left = bosses; left != 0; left &= left - 1) {
      int boss = Integer.numberOfTrailingZeros(left);
      if (state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE) {
        act(state, EnemyNumbers.boss(boss), 0, left & left - 1);
        return;
      }
    }
  }

  private static void act(GameState state, int enemy, long minions, int bosses) {
    state.then(new EnemyMove(enemy, EnemyMove.OWN), new Attack(enemy)); // BT-ENM-02
    if (minions != 0 || bosses != 0) {
      state.then(new EnemyPhase(minions, bosses));
    }
  }
}
