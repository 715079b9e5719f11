package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * A move of an enemy toward a hero.
 *
 * @param enemy the enemy
 * @param points the greatest number of spaces, {@link #OWN} for that of its card or board
 */
record Move(int enemy, int points) implements Step<GameState> {

  /** The value for the number of spaces on its card or board. */
  static final int OWN = -1;

  @Override
  public void run(GameState state) {
    if (state.enemySpace(enemy) == Board.NOWHERE || isHeld(state)) {
      return;
    }
    int spaces = points == OWN ? speed(state) : points;
    int seats = spaces == 0 ? 0 : TargetSelection.quarry(state, enemy); // BT-ENM-11
    if (seats == 0) {
      return;
    }
    if (TargetSelection.isOneWay(state, enemy, seats, spaces)) {
      go(state, enemy, Integer.numberOfTrailingZeros(seats), spaces);
    } else {
      state.ask(new ChooseTarget(ChooseTarget.Purpose.MOVE, enemy, seats, spaces));
    }
  }

  /** Returns whether the enemy is held and skips this move. */
  private boolean isHeld(GameState state) {
    if (EnemyNumbers.isBoss(enemy)) {
      int boss = EnemyNumbers.bossOf(enemy);
      boolean isHeld = state.boss(boss, Counters.BOSS_HELD) == 1;
      state.setBoss(boss, Counters.BOSS_HELD, 0);
      return isHeld;
    }
    boolean isHeld = state.horde().isHeld(enemy);
    state.horde().release(enemy);
    return isHeld;
  }

  private int speed(GameState state) {
    if (!EnemyNumbers.isBoss(enemy)) {
      return state.statistics(EnemyNumbers.type(enemy)).move();
    }
    int boss = EnemyNumbers.bossOf(enemy);
    return boss == state.loPan() ? 0 : state.content().bosses().get(boss).entry().move(); // BT-ACT2-21
  }

  /** Moves an enemy toward the hero of a seat (BT-ENM-21). */
  static void go(GameState state, int enemy, int seat, int spaces) {
    place(state, enemy, TargetSelection.walk(state, enemy, state.seat(seat, Counters.SPACE), spaces));
  }

  /** Puts an enemy in a space. */
  static void place(GameState state, int enemy, int space) {
    if (state.enemySpace(enemy) == space) {
      return;
    }
    if (EnemyNumbers.isBoss(enemy)) {
      state.setBoss(EnemyNumbers.bossOf(enemy), Counters.BOSS_SPACE, space);
    } else {
      state.horde().move(enemy, space);
    }
    state.emit(state.definition().events.enemyMoved, enemy, state.spaceNumber(space));
  }
}
