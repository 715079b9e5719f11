package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.AttackRange;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import java.util.List;

/** The targets of enemies. A set of seats is a number with a bit for each. */
final class TargetSelection {

  /**
   * Equally near heroes with equal chi, of whom the group chooses the target of an enemy (DEC-29).
   *
   * @param enemy the enemy
   * @param seats bits of the heroes in question
   * @param amount the spaces it moves, the damage of its attack
   */
  record Tie(int enemy, int seats, int amount) {

    /** Returns the choice of the target. */
    static SingleChoice<Tie> choice(String kind, SingleChoice.Consequence<Tie> consequence) {
      return SingleChoice.<Tie>of(kind, it -> GameState.NONE, (state, it) -> it.seats, ActionVerb.TARGET, consequence)
          .prompting((state, it) -> List.of(state.definition().enemyName(it.enemy), it.amount));
    }
  }

  private TargetSelection() {}

  /** Returns the seats that an enemy in a space may move toward: several only where the group must choose (BT-ENM-05). */
  static int quarry(GameState state, int space) {
    Board board = state.board();
    int zone = board.zoneOf(space);
    int inZone = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      inZone |= board.zoneOf(state.seat(seat, Counters.SPACE)) == zone ? 1 << seat : 0;
    }
    return preferred(state, space, inZone != 0 ? inZone : (1 << state.seats()) - 1); // BT-ENM-04, BT-ENM-07, BT-RUL-38
  }

  /** Returns the seats that an enemy may attack, before any preference (BT-ENM-12, BT-ENM-20). */
  static int inReach(GameState state, int enemy) {
    return inReach(state, enemy, state.enemySpace(enemy));
  }

  /** Returns the seats that an enemy in a space may attack, likewise. */
  static int inReach(GameState state, int enemy, int space) {
    boolean isRanged = isRanged(state, enemy);
    int seats = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      int at = state.seat(seat, Counters.SPACE);
      seats |= at == space || isRanged && state.board().sees(space, at) ? 1 << seat : 0;
    }
    return seats;
  }

  /** Returns the nearest of some seats; of equally near ones, those with the most chi (BT-ENM-05, BT-ENM-13). */
  static int preferred(GameState state, int space, int seats) {
    int nearest = Board.FAR;
    int max = -1;
    int preferred = 0;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int distance = distance(state.board(), space, state.seat(seat, Counters.SPACE));
      int chi = state.seat(seat, Counters.CHI); // BT-ENM-23
      if (distance < nearest || distance == nearest && distance != Board.FAR && chi > max) {
        nearest = distance;
        max = chi;
        preferred = 1 << seat;
      } else if (distance == nearest && distance != Board.FAR && chi == max) {
        preferred |= 1 << seat;
      }
    }
    return preferred;
  }

  /** Returns the distance between spaces: inside a zone over its open borders, out of it over everything (BT-RUL-83). */
  private static int distance(Board board, int from, int to) {
    return board.distance(board.zoneOf(from) == board.zoneOf(to) ? ConnectionKind.BORDERS : ConnectionKind.GATEWAYS, from, to);
  }

  static boolean isRanged(GameState state, int enemy) {
    if (!EnemyNumbers.isBoss(enemy)) {
      return state.statistics(EnemyNumbers.type(enemy)).range() == AttackRange.RANGED;
    }
    int boss = EnemyNumbers.bossOf(enemy);
    return boss == state.loPan() ? state.get(Counters.FLESH) == 0
        : state.content().bosses().get(boss).entry().range() == AttackRange.RANGED;
  }
}
