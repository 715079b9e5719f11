package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.Reach;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/** The targets of enemies, and their ways. A set of seats is a number with a bit for each. */
final class Hunt {

  private Hunt() {}

  /** Returns the seats that an enemy may move toward: several only where the group must choose (BT-ENM-05). */
  static int quarry(Trouble trouble, int enemy) {
    int space = trouble.enemySpace(enemy);
    Board board = trouble.board();
    int inZone = 0;
    int all = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      all |= 1 << seat;
      inZone |= board.zoneOf(trouble.seat(seat, Num.SPACE)) == board.zoneOf(space) ? 1 << seat : 0;
    }
    return preferred(trouble, space, inZone != 0 ? inZone : all); // BT-ENM-04, BT-ENM-07, BT-RUL-38
  }

  /** Returns the seats that an enemy may attack, before any preference (BT-ENM-12, BT-ENM-20). */
  static int inReach(Trouble trouble, int enemy) {
    int space = trouble.enemySpace(enemy);
    boolean isRanged = isRanged(trouble, enemy);
    int seats = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      int at = trouble.seat(seat, Num.SPACE);
      seats |= at == space || isRanged && trouble.board().sees(space, at) ? 1 << seat : 0;
    }
    return seats;
  }

  /** Returns the nearest of some seats; of equally near ones, those with the most chi (BT-ENM-05, BT-ENM-13). */
  static int preferred(Trouble trouble, int space, int seats) {
    int nearest = Board.FAR;
    int max = -1;
    int preferred = 0;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int distance = distance(trouble.board(), space, trouble.seat(seat, Num.SPACE));
      int chi = trouble.seat(seat, Num.CHI); // BT-ENM-23
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
    return board.distance(board.zoneOf(from) == board.zoneOf(to) ? Way.BORDERS : Way.GATEWAYS, from, to);
  }

  /** Returns whether an enemy comes to the same space whichever of some seats it hunts (BT-RUL-111). */
  static boolean isOneWay(Trouble trouble, int enemy, int seats, int points) {
    int end = walk(trouble, enemy, trouble.seat(Integer.numberOfTrailingZeros(seats), Num.SPACE), points);
    for (int left = seats & seats - 1; left != 0; left &= left - 1) {
      if (walk(trouble, enemy, trouble.seat(Integer.numberOfTrailingZeros(left), Num.SPACE), points) != end) {
        return false;
      }
    }
    return true;
  }

  /** Returns the space where an enemy stops on its way to another space (BT-ENM-06, BT-RUL-36 to BT-RUL-38). */
  static int walk(Trouble trouble, int enemy, int to, int points) {
    Board board = trouble.board();
    int space = trouble.enemySpace(enemy);
    Way way = board.zoneOf(space) == board.zoneOf(to) ? Way.BORDERS : Way.GATEWAYS;
    Way own = own(trouble, enemy);
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
  private static Way own(Trouble trouble, int enemy) {
    return !Enemy.isBoss(enemy) ? Way.BORDERS : trouble.get(Num.ACT) == 1 ? Way.GATEWAYS : Way.ENTRYWAYS;
  }

  static boolean isRanged(Trouble trouble, int enemy) {
    if (!Enemy.isBoss(enemy)) {
      return trouble.statistics(Enemy.type(enemy)).range() == Reach.RANGED;
    }
    int boss = Enemy.bossOf(enemy);
    return boss == trouble.loPan() ? trouble.get(Num.FLESH) == 0
        : trouble.content().bosses().get(boss).entry().range() == Reach.RANGED;
  }
}
