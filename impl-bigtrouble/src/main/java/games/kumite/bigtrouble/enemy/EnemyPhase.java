package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The enemy phase: each minion, the oldest first, then each boss moves and then attacks (BT-ENM-01 to BT-ENM-03).
 *
 * @param minions bits of the minions that have yet to act, of those on the board when the phase began (BT-RUL-99)
 * @param bosses bits of such bosses
 */
public record EnemyPhase(long minions, int bosses) implements Step<Trouble> {

  private static final EventType BEGINS = EventType.of("enemy-phase", "BT-RND-08");

  /** Begins the phase for all enemies on the board. */
  public static void begin(Trouble trouble) {
    int bosses = 0;
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      bosses |= trouble.boss(boss, Num.BOSS_SPACE) == Board.NOWHERE ? 0 : 1 << boss;
    }
    if (bosses != 0 || trouble.horde().size() > 0) {
      trouble.tell(BEGINS);
    }
    trouble.horde().beginPhase();
    next(trouble, minions(trouble.horde()), bosses);
  }

  private static long minions(Horde horde) {
    long minions = 0;
    for (int place = 0; place < horde.size(); place++) {
      minions |= 1L << horde.at(place);
    }
    return minions;
  }

  @Override
  public void run(Trouble trouble) {
    next(trouble, minions, bosses);
  }

  private static void next(Trouble trouble, long minions, int bosses) {
    Horde horde = trouble.horde();
    for (int place = 0; place < horde.size(); place++) {
      int minion = horde.at(place);
      if ((minions >> minion & 1) != 0 && !horde.isFresh(minion)) { // a miniature may have come back: BT-RUL-99
        act(trouble, minion, minions & ~(1L << minion), bosses);
        return;
      }
    }
    for (int left = bosses; left != 0; left &= left - 1) {
      int boss = Integer.numberOfTrailingZeros(left);
      if (trouble.boss(boss, Num.BOSS_SPACE) != Board.NOWHERE) {
        act(trouble, Enemy.boss(boss), 0, left & left - 1);
        return;
      }
    }
  }

  private static void act(Trouble trouble, int enemy, long minions, int bosses) {
    trouble.then(new Move(enemy, Move.OWN), new Attack(enemy)); // BT-ENM-02
    if (minions != 0 || bosses != 0) {
      trouble.then(new EnemyPhase(minions, bosses));
    }
  }
}
