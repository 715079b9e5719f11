package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * A move of an enemy toward a hero.
 *
 * @param enemy the enemy
 * @param points the greatest number of spaces, {@link #OWN} for that of its card or board
 */
record Move(int enemy, int points) implements Step<Trouble> {

  /** The value for the number of spaces on its card or board. */
  static final int OWN = -1;

  @Override
  public void run(Trouble trouble) {
    if (trouble.enemySpace(enemy) == Board.NOWHERE || isHeld(trouble)) {
      return;
    }
    int spaces = points == OWN ? speed(trouble) : points;
    int seats = spaces == 0 ? 0 : Hunt.quarry(trouble, enemy); // BT-ENM-11
    if (seats == 0) {
      return;
    }
    if (Hunt.isOneWay(trouble, enemy, seats, spaces)) {
      go(trouble, enemy, Integer.numberOfTrailingZeros(seats), spaces);
    } else {
      trouble.ask(new ChooseTarget(ChooseTarget.Purpose.MOVE, enemy, seats, spaces));
    }
  }

  /** Returns whether the enemy is held and skips this move. */
  private boolean isHeld(Trouble trouble) {
    if (Enemy.isBoss(enemy)) {
      int boss = Enemy.bossOf(enemy);
      boolean isHeld = trouble.boss(boss, Num.BOSS_HELD) == 1;
      trouble.setBoss(boss, Num.BOSS_HELD, 0);
      return isHeld;
    }
    boolean isHeld = trouble.horde().isHeld(enemy);
    trouble.horde().release(enemy);
    return isHeld;
  }

  private int speed(Trouble trouble) {
    if (!Enemy.isBoss(enemy)) {
      return trouble.statistics(Enemy.type(enemy)).move();
    }
    int boss = Enemy.bossOf(enemy);
    return boss == trouble.loPan() ? 0 : trouble.content().bosses().get(boss).entry().move(); // BT-ACT2-21
  }

  /** Moves an enemy toward the hero of a seat (BT-ENM-21). */
  static void go(Trouble trouble, int enemy, int seat, int spaces) {
    place(trouble, enemy, Hunt.walk(trouble, enemy, trouble.seat(seat, Num.SPACE), spaces));
  }

  /** Puts an enemy in a space. */
  static void place(Trouble trouble, int enemy, int space) {
    if (trouble.enemySpace(enemy) == space) {
      return;
    }
    if (Enemy.isBoss(enemy)) {
      trouble.setBoss(Enemy.bossOf(enemy), Num.BOSS_SPACE, space);
    } else {
      trouble.horde().move(enemy, space);
    }
    trouble.tell(trouble.terms().tidings.enemyMoved, enemy, trouble.spaceNumber(space));
  }
}
