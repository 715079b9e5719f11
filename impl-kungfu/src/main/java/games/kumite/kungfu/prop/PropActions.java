package games.kumite.kungfu.prop;

import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The actions of a figure at the things beside it (D-15, KF-LOC). */
public final class PropActions {

  private static final int MAX_EXTRA = 5;
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final PropAction[] ALL = PropAction.values();

  private PropActions() {}

  /**
   * Lists them.
   *
   * @param left the actions that are left
   * @param surcharge the extra cost of a ranged attack (KF-RUL-20)
   * @param moving the reason why it cannot move, null if it can
   * @param reserved the reason why it can do nothing but move, null if it can do more
   */
  public static void options(GameState state, int figure, int left, int surcharge, @Nullable Refusal moving,
      @Nullable Refusal reserved, ActionCollector out) {
    Board board = state.board();
    if (!board.mayHave(PropAction.FLAGS)) {
      return;
    }
    int censer = Incense.burning(state);
    if (censer >= 0) {
      add(state, PropAction.BREATHE_INCENSE, figure, censer, left, surcharge, reserved, out);
    }
    long place = state.figures().place(figure);
    int touch = state.figures().size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (piece < Props.MAX && isBeside(board.piece(piece), place, state.figures().size(figure))) {
        at(state, figure, piece, left, surcharge, moving, reserved, out);
      }
    }
  }

  /** Returns whether a figure stands beside a thing, in it or on it, and not on a roof above it. */
  static boolean isBeside(Piece thing, long place, Size size) {
    return thing.isAny(PropAction.FLAGS) && Gaps.isBeside(thing, place, size);
  }

  private static void at(GameState state, int figure, int piece, int left, int surcharge, @Nullable Refusal moving,
      @Nullable Refusal reserved, ActionCollector out) {
    long flags = state.board().piece(piece).flags;
    for (PropAction action : ALL) {
      if (action.fits(flags) && !action.isAnywhere() && action.isHere(state, figure, piece)) {
        Refusal refusal = reserved == null && action.isMove() ? moving : reserved;
        add(state, action, figure, piece, left, surcharge, refusal, out);
      }
    }
  }

  private static void add(GameState state, PropAction action, int figure, int piece, int left, int surcharge,
      @Nullable Refusal reserved, ActionCollector out) {
    int cost = action.cost() + (action.isShot() ? surcharge : 0);
    Refusal tooFew = reserved != null ? reserved : TOO_FEW.of(left, cost);
    Refusal refusal = tooFew != null ? tooFew : action.refusal(state, figure, piece);
    out.add(state.actions().of(ActionVerb.USE, action.ordinal(), piece + 1, 0), refusal);
    for (int extra = 1; action.isShot() && extra <= MAX_EXTRA && (extra < left || out.isExplaining()); extra++) {
      out.add(state.actions().of(ActionVerb.USE, action.ordinal(), piece + 1, extra),
          refusal != null ? refusal : Missile.aimRefusal(state, figure, left - surcharge, extra));
    }
  }

  /** Returns whether one of them is a move. */
  public static boolean isMove(VerbAction action) {
    return ALL[action.first()].isMove();
  }

  /** Returns the cost of one of them. */
  public static int cost(VerbAction action, int surcharge) {
    PropAction what = ALL[action.first()];
    return what.cost() + action.third() + (what.isShot() ? surcharge : 0);
  }

  /** Carries out one of them. */
  public static void take(GameState state, int figure, VerbAction action) {
    ALL[action.first()].execute(state, figure, action.second() - 1, action.third());
  }
}
