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
    int space = state.enemySpace(enemy);
    if (space == Board.NOWHERE || isHeld(state)) {
      return;
    }
    int spaces = points == OWN ? speed(state) : points;
    int seats = spaces == 0 ? 0 : TargetSelection.quarry(state, space); // BT-ENM-11
    if (seats == 0) {
      return;
    }
    int end = commonEnd(state, space, seats, spaces);
    if (end == Board.NOWHERE) {
      state.ask(TARGET.about(new Tie(enemy, seats, spaces)));
    } else if (end != space) {
      place(state, enemy, end);
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
    return state.horde().release(enemy);
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
    place(state, enemy, walk(state, enemy, state.enemySpace(enemy), state.seat(seat, Counters.SPACE), spaces));
  }

  /**
   * Returns the space to which the enemy comes whichever of some seats it hunts (BT-RUL-111), {@link Board#NOWHERE} if
   * that makes a difference.
   */
  private int commonEnd(GameState state, int space, int seats, int spaces) {
    int end = walk(state, enemy, space, state.seat(Integer.numberOfTrailingZeros(seats), Counters.SPACE), spaces);
    for (int left = seats & seats - 1; left != 0; left &= left - 1) {
      if (walk(state, enemy, space, state.seat(Integer.numberOfTrailingZeros(left), Counters.SPACE), spaces) != end) {
        return Board.NOWHERE;
      }
    }
    return end;
  }

  /** Returns the space where an enemy stops on its way to another space (BT-ENM-06, BT-RUL-36 to BT-RUL-38). */
  private static int walk(GameState state, int enemy, int from, int to, int points) {
    Board board = state.board();
    int space = from;
    ConnectionKind way = board.zoneOf(from) == board.zoneOf(to) ? ConnectionKind.BORDERS : ConnectionKind.GATEWAYS;
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
