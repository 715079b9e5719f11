package games.kumite.kungfu.scenery;

import games.kumite.kungfu.content.PropEntry;
import games.kumite.kungfu.content.PropHarm;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import org.jspecify.annotations.Nullable;

/** The pieces of scenery that are props, and what they can do now (KF-RUL-94). */
public final class Props {

  /** Pieces beyond this number cannot be named in an announced effect. */
  public static final int MAX = 250;
  private static final long SOLID = Flag.BLOCK.bit() | Flag.LINEAR.bit();

  private Props() {}

  /** Returns the row of a piece in the prop table, null if it is not a prop; a wall other than a rock only stops (KF-RUL-17). */
  public static @Nullable PropEntry entry(GameState state, Piece piece) {
    for (PropEntry entry : state.definition().props) {
      if (piece.isAny(state.definition().propFlag(entry))) {
        return entry;
      }
    }
    boolean isWall = piece.is(Flag.WALL) && !piece.is(Flag.STAND) || piece.is(Flag.WINDOW);
    return piece.isAny(SOLID) && !isWall ? state.definition().otherProp : null;
  }

  /** Returns the harm that a piece does to a figure that it is activated against, null if it does none. */
  public static @Nullable PropHarm harm(GameState state, int piece) {
    PropEntry entry = entry(state, state.board().piece(piece));
    return entry == null || isIdle(state, entry.against(), piece) ? null : entry.against();
  }

  /** Returns whether a piece has nothing to do harm with now: a machine that is off, a manhole without its cover. */
  private static boolean isIdle(GameState state, PropHarm harm, int piece) {
    if (!(harm instanceof PropHarm.OwnRule rule)) {
      return false;
    }
    return switch (rule) {
      case MACHINERY -> !Machines.isOn(state, piece);
      case MANHOLE_COVER -> ManholeCovers.isOpen(state, piece);
      case SWARM -> !Bees.isHome(state, piece);
      default -> false;
    };
  }

  /** Returns whether a piece can be activated against a figure by an effect: its gap is at most 750 (KF-RUL-94). */
  public static boolean canActivate(GameState state, int figure, int piece) {
    PropHarm harm = isNear(state, figure, piece) ? harm(state, piece) : null;
    return harm != null && (harm != PropHarm.OwnRule.FIRE_IN_CONTACT || isTouching(state, figure, piece))
        && (harm != PropHarm.OwnRule.IDOL_WOUND || Capabilities.isSupernatural(state.figures(), figure)); // KF-LOC-29
  }

  /** Returns whether a figure is adjacent to a piece. */
  public static boolean isTouching(GameState state, int figure, int piece) {
    return Gaps.isBeside(state.board().piece(piece), state.figures().place(figure), state.figures().size(figure));
  }

  /** Returns whether a piece is there, can be named in an effect and is within S of a figure (KF-RUL-94). */
  public static boolean isNear(GameState state, int figure, int piece) {
    Figures figures = state.figures();
    return piece < MAX && state.board().isThere(piece) && Gaps.isNear(state.board().piece(piece), figures.place(figure),
        figures.size(figure), Stick.SHORT.length());
  }

  /** Returns whether Smelly Stuff is within S of a figure (KF-LOC-48). */
  public static boolean isSmelly(GameState state, int figure) {
    Board board = state.board();
    for (int piece = 0; board.mayHave(Flag.SMELLY.bit()) && piece < board.pieces(); piece++) {
      if (board.piece(piece).is(Flag.SMELLY) && isNear(state, figure, piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any piece can be activated against a figure. */
  public static boolean canActivateAny(GameState state, int figure) {
    return firstToActivate(state, figure) >= 0;
  }

  /** Returns the first piece that can be activated against a figure, -1 for none. */
  public static int firstToActivate(GameState state, int figure) {
    for (int piece = 0; piece < state.board().pieces(); piece++) {
      if (canActivate(state, figure, piece)) {
        return piece;
      }
    }
    return -1;
  }

  /** Returns whether a Recoil so far in a direction ends at a prop that can be activated (KF-H2H-26d). */
  public static boolean isMet(GameState state, int figure, long source, int turn, int length) {
    long at = state.figures().place(figure);
    Push push = Push.of(state.board(), state.figures(), figure, Directions.awayX(source, at, turn, length),
        Directions.awayY(source, at, turn, length));
    push = Chains.cut(state, figure, push);
    return push.met() == Push.Met.PIECE && harm(state, push.index()) != null;
  }

  /** Returns whether any of the 13 directions does. */
  public static boolean isMetAnywhere(GameState state, int figure, long source, int length) {
    for (int turn = -Directions.MAX_TURN; turn <= Directions.MAX_TURN; turn++) {
      if (isMet(state, figure, source, turn, length)) {
        return true;
      }
    }
    return false;
  }
}
