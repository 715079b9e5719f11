package games.kumite.kungfu.hiding;

import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Figures that hide behind a solid low obstacle or in a bin, and pop out again (KF-LOC-20a, KF-LOC-38, KF-LOC-51c, KF-RUL-62).
 */
public final class Ducking {

  private static final Refusal HIDES = new Refusal("KF-RUL-62", "hides-already");
  private static final Refusal IN_THE_OPEN = new Refusal("KF-LOC-38a", "does-not-hide");
  private static final Refusal HELD = new Refusal("KF-RUL-34", "cannot-duck");
  private static final EventType HIDDEN = EventType.of("hides", "KF-LOC-38a").named("figure", Figures::id);
  private static final EventType POPPED_OUT = EventType.of("popped-out", "KF-LOC-38b").named("figure", Figures::id);

  private Ducking() {}

  /** Lists hiding and popping out, each one action. */
  public static void actions(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    if (fight.figures().is(figure, Condition.HIDING)) {
      out.add(fight.actions().of(Word.POP_OUT), reserved);
    } else if (out.isExplaining()) {
      out.add(fight.actions().of(Word.POP_OUT), reserved != null ? reserved : IN_THE_OPEN);
    }
    freeAction(fight, figure, reserved, out);
  }

  /** Lists hiding, which is a miscellaneous free action too. */
  public static void freeAction(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    if (isBehind(fight, figure)) {
      out.add(fight.actions().of(Word.HIDE), reserved != null ? reserved : refusal(fight.figures(), figure));
    }
  }

  private static @Nullable Refusal refusal(Figures figures, int figure) {
    boolean isHeld = figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.TIED_UP)
        || figures.is(figure, Condition.STANCE) || figures.is(figure, Condition.CLIFFHANGING);
    return figures.is(figure, Condition.HIDING) ? HIDES : isHeld ? HELD : null;
  }

  /** Returns whether there is something to hide in or behind. */
  private static boolean isBehind(Fight fight, int figure) {
    return isBesideBin(fight, figure) || isBehindObstacle(fight, figure); // KF-LOC-20a: whatever is in the bin
  }

  /** Returns whether a figure is adjacent to something low and solid that is high enough to give it cover. */
  private static boolean isBehindObstacle(Fight fight, int figure) {
    Board board = fight.board();
    if (!board.mayHave(Flag.SOLIDLOW.bit())) {
      return false;
    }
    Figures figures = fight.figures();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.SOLIDLOW) && Gaps.isAdjacent(board.piece(piece), place, figures.size(figure))
          && Sight.isHighEnough(board.piece(piece), place, figures.size(figure))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a figure is in contact with a bin. */
  private static boolean isBesideBin(Fight fight, int figure) {
    Board board = fight.board();
    if (!board.mayHave(Flag.BIN.bit())) {
      return false;
    }
    long place = fight.figures().place(figure);
    int touch = fight.figures().size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (board.piece(piece).is(Flag.BIN) && Gaps.isBeside(board.piece(piece), place, fight.figures().size(figure))) {
        return true;
      }
    }
    return false;
  }

  /** Uncovers the figures that hid in a thing that is gone or elsewhere, or behind it (KF-RUL-62). */
  public static void uncover(Fight fight) {
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (fight.figures().is(figure, Condition.HIDING) && !isSheltered(fight, figure)) {
        popOut(fight, figure);
      }
    }
  }

  private static boolean isSheltered(Fight fight, int figure) {
    return Guests.is(fight, figure, Vip.CELEBRITY) ? isBesideScenery(fight, figure) // KF-VIP-05e
        : fight.figures().isInBin(figure) ? isBesideBin(fight, figure) : isBehindObstacle(fight, figure);
  }

  /** Returns whether a figure is adjacent to a scenic item, at its height (KF-RUL-13): a house reaches down to the ground. */
  public static boolean isBesideScenery(Fight fight, int figure) {
    long place = fight.figures().place(figure);
    for (int i = 0; i < fight.board().pieces(); i++) {
      Piece piece = fight.board().piece(i);
      if (piece.is(Flag.SCENIC) && fight.board().isThere(i) && (piece.is(Flag.ROOF) && Place.level(place) < piece.top
          ? Gaps.isAdjacent(piece, place, fight.figures().size(figure))
          : Gaps.isBeside(piece, place, fight.figures().size(figure)))) {
        return true;
      }
    }
    return false;
  }

  /** Hides a figure; in the bin if it has the choice. */
  public static void hide(Fight fight, int figure) {
    fight.figures().hide(figure, isBesideBin(fight, figure) ? Figures.Shelter.BIN : Figures.Shelter.OBSTACLE);
    fight.tell(HIDDEN, fight.figures().code(figure));
  }

  /** Lets a figure pop out. */
  public static void popOut(Fight fight, int figure) {
    fight.figures().cure(figure, Condition.HIDING);
    fight.tell(POPPED_OUT, fight.figures().code(figure));
  }
}
