package games.kumite.kungfu.scenery;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.GameState;

/** Hanging chains and ropes (KF-LOC-21, KF-LOC-22). */
public final class Chains {

  private static final long FLAGS = Flag.CHAIN.bit() | Flag.ROPE.bit();
  /** Rounding moves a way by less. */
  private static final int HAIR = 2;

  private Chains() {}

  /** Returns whether a figure is a Protagonist beside a chain or a rope, which serve him as cuffs (KF-LOC-21). */
  public static boolean isAtHand(GameState state, int figure) {
    Board board = state.board();
    if (!board.mayHave(FLAGS) || !state.figures().profile(figure).isProtagonist()) {
      return false;
    }
    for (int piece = 0; piece < board.pieces(); piece++) {
      if (board.piece(piece).isAny(FLAGS) && board.isThere(piece) && Props.isTouching(state, figure, piece)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the push cut short if something hangs in its way: by the first such thing that the base does not touch from the
   * beginning (KF-RUL-17). They do not stop those who walk. They do not stop those who walk.
   */
  public static Push cut(GameState state, int figure, Push push) {
    Board board = state.board();
    if (!board.mayHave(FLAGS)) {
      return push;
    }
    long from = state.figures().place(figure);
    long end = push.met() == Push.Met.DROP ? push.edge() : push.end();
    Size size = state.figures().size(figure);
    int length = (int) Math.sqrt((double) Place.squared(from, end));
    Push cut = push;
    int first = length;
    for (int piece = 0; piece < board.pieces(); piece++) {
      Piece thing = board.piece(piece);
      boolean isNear = thing.isAny(FLAGS) && board.isThere(piece) && !thing.outline.isClearOfWay(
          Place.x(from), Place.y(from), Place.x(end), Place.y(end), size.radius() + HAIR);
      if (isNear && !isTouched(thing, from, size)) {
        for (int part = 1; part < first; part++) {
          long place = at(from, end, part, length);
          if (isTouched(thing, place, size)) {
            first = part;
            cut = new Push(place, Push.Met.PIECE, piece, Place.NOWHERE);
          }
        }
      }
    }
    return cut;
  }

  private static boolean isTouched(Piece thing, long place, Size size) {
    int level = Place.level(place);
    return thing.isAtHeight(level, level + size.height())
        && thing.outline.isWithin(Place.x(place), Place.y(place), size.radius());
  }

  private static long at(long from, long to, int part, int length) {
    int x = Place.x(from) + (int) Math.round((double) (Place.x(to) - Place.x(from)) * part / length);
    int y = Place.y(from) + (int) Math.round((double) (Place.y(to) - Place.y(from)) * part / length);
    return Place.of(x, y, Place.level(from));
  }
}
