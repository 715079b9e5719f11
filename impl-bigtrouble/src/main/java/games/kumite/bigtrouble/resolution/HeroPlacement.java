package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;

/** The placement of heroes, and the spaces in which they may be. */
public final class HeroPlacement {

  private static final Refusal WALL = new Refusal("BT-MOV-03", "wall");
  private static final Refusal CLOSED = new Refusal("BT-ACT2-16", "arena-closed");
  private static final Refusal FAR = new Refusal("BT-MOV-02", "not-adjacent");

  private HeroPlacement() {}

  /** Explains why the spaces that are not a step away are refused. */
  public static void refuse(GameState state, int from, ActionCollector out) {
    Board board = state.board();
    for (int space = 0; out.isExplaining() && space < board.size(); space++) {
      if ((board.neighbours(ConnectionKind.GATEWAYS, from) >> space & 1) == 0) {
        out.add(state.actionAt(ActionVerb.GO, space), (board.walls(from) >> space & 1) != 0 ? WALL
            : (board.doors(from) >> space & 1) != 0 ? CLOSED : FAR);
      }
    }
  }

  /** Puts a hero in a space, without evasion damage (BT-MOV-14). */
  public static void put(GameState state, int seat, int space) {
    if (state.seat(seat, Counters.SPACE) != space) {
      state.setSeat(seat, Counters.SPACE, space);
      state.setSeat(seat, Counters.MOVED, 1);
      state.emit(state.definition().events.heroMoved, seat, state.spaceNumber(space));
    }
  }

  /**
   * Returns whether a hero may be put from one space in another: nothing crosses the doors of the closed arena
   * (BT-RUL-45).
   */
  public static boolean isReachable(GameState state, int from, int to) {
    return state.get(Counters.ACT) == 1 || state.get(Counters.ARENA_OPEN) == 1
        || isArena(state, from) == isArena(state, to);
  }

  private static boolean isArena(GameState state, int space) {
    Board board = state.board();
    return board.zones().get(board.zoneOf(space)).id().equals(state.content().lair().arena());
  }

  /** Returns the spaces to which a Huge Buzz takes a hero (BT-SHP-08, BT-SHP-10). */
  public static long buzz(GameState state, int seat) {
    Board board = state.board();
    int here = state.seat(seat, Counters.SPACE);
    long spaces = state.get(Counters.ACT) == 1 ? board.spaces(board.zone(Chinatown.STREETS))
        : board.level(board.zones().get(board.zoneOf(here)).level());
    long open = 0;
    for (long left = spaces & ~(1L << here); left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      open |= isReachable(state, here, space) ? 1L << space : 0;
    }
    return open;
  }
}
