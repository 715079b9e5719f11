package games.kumite.bigtrouble.move;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;

/** The placement of heroes, and the spaces in which they may be. */
public final class Places {

  private static final Refusal WALL = new Refusal("BT-MOV-03", "wall");
  private static final Refusal CLOSED = new Refusal("BT-ACT2-16", "arena-closed");
  private static final Refusal FAR = new Refusal("BT-MOV-02", "not-adjacent");

  private Places() {}

  /** Explains why the spaces that are not a step away are refused. */
  public static void refuse(Trouble trouble, int from, Options out) {
    Board board = trouble.board();
    for (int space = 0; out.isExplaining() && space < board.size(); space++) {
      if ((board.neighbours(Way.GATEWAYS, from) >> space & 1) == 0) {
        out.add(trouble.actionAt(Word.GO, space), (board.walls(from) >> space & 1) != 0 ? WALL
            : (board.doors(from) >> space & 1) != 0 ? CLOSED : FAR);
      }
    }
  }

  /** Puts a hero in a space, without evasion damage (BT-MOV-14). */
  public static void put(Trouble trouble, int seat, int space) {
    if (trouble.seat(seat, Num.SPACE) != space) {
      trouble.setSeat(seat, Num.SPACE, space);
      trouble.setSeat(seat, Num.MOVED, 1);
      trouble.tell(trouble.terms().tidings.heroMoved, seat, trouble.spaceNumber(space));
    }
  }

  /**
   * Returns whether a hero may be put from one space in another: nothing crosses the doors of the closed arena
   * (BT-RUL-45).
   */
  public static boolean isReachable(Trouble trouble, int from, int to) {
    return trouble.get(Num.ACT) == 1 || trouble.get(Num.ARENA_OPEN) == 1
        || isArena(trouble, from) == isArena(trouble, to);
  }

  private static boolean isArena(Trouble trouble, int space) {
    Board board = trouble.board();
    return board.zones().get(board.zoneOf(space)).id().equals(trouble.content().lair().arena());
  }

  /** Returns the spaces to which a Huge Buzz takes a hero (BT-SHP-08, BT-SHP-10). */
  public static long buzz(Trouble trouble, int seat) {
    Board board = trouble.board();
    int here = trouble.seat(seat, Num.SPACE);
    long spaces = trouble.get(Num.ACT) == 1 ? board.spaces(board.zone(Chinatown.STREETS))
        : board.level(board.zones().get(board.zoneOf(here)).level());
    long open = 0;
    for (long left = spaces & ~(1L << here); left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      open |= isReachable(trouble, here, space) ? 1L << space : 0;
    }
    return open;
  }
}
