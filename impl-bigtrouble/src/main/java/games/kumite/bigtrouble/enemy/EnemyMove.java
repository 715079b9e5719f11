package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.enemy.TargetSelection.Tie;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import games.kumite.spi.Step;

/**
 * A move of an enemy toward a hero, along a shortest path (BT-ENM-04, BT-ENM-21).
 *
 * @param enemy the enemy
 * @param points the greatest number of spaces, {@link #OWN} for that of its card or board
 */
record EnemyMove(int enemy, int points) implements Step<GameState> {

  /** The value for the number of spaces on its card or board. */
  static final int OWN = -1;
  private static final SingleChoice<Tie> TARGET = Tie.choice("move-target",
      (state, it, chosen) -> go(state, it.enemy(), chosen.first(), it.amount()));

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
    if (isOneWay(state, enemy, seats, spaces)) {
      go(state, enemy, Integer.numberOfTrailingZeros(seats), spaces);
    } else {
      state.ask(TARGET.about(new Tie(enemy, seats, spaces)));
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
  private static void go(GameState state, int enemy, int seat, int spaces) {
    place(state, enemy, walk(state, enemy, state.seat(seat, Counters.SPACE), spaces));
  }

  /** Returns whether an enemy comes to the same space whichever of some seats it hunts (BT-RUL-111). */
  private static boolean isOneWay(GameState state, int enemy, int seats, int points) {
    int end = walk(state, enemy, state.seat(Integer.numberOfTrailingZeros(seats), Counters.SPACE), points);
    for (int left = seats & seats - 1; left != 0; left &= left - 1) {
      if (walk(state, enemy, state.seat(Integer.numberOfTrailingZeros(left), Counters.SPACE), points) != end) {
        return false;
      }
    }
    return true;
  }

  /** Returns the space where an enemy stops on its way to another space (BT-ENM-06, BT-RUL-36 to BT-RUL-38). */
  private static int walk(GameState state, int enemy, int to, int points) {
    Board board = state.board();
    int space = state.enemySpace(enemy);
    ConnectionKind way = board.zoneOf(space) == board.zoneOf(to) ? ConnectionKind.BORDERS : ConnectionKind.GATEWAYS;
    ConnectionKind own = own(state, enemy);
    for (int left = points; left > 0; left--) {
      int next = board.toward(way, space, to);
      if (next == Board.NOWHERE || (board.neighbours(own, space) >> next & 1) == 0) {
        break;
      }
      space = next;
    }
    return space;
  }

  /** Returns the connections that an enemy may cross (BT-ENM-08 to BT-ENM-10). */
  private static ConnectionKind own(GameState state, int enemy) {
    return !EnemyNumbers.isBoss(enemy) ? ConnectionKind.BORDERS : state.get(Counters.ACT) == 1 ? ConnectionKind.GATEWAYS : ConnectionKind.ENTRYWAYS;
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
