package games.kumite.kungfu.scenery;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Doors: opened, unlocked, shot at and broken (KF-RUL-59, KF-STU-19). */
public final class Doors {

  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final Refusal NOT_ABLE = new Refusal("KF-RUL-192", "hands-bound");
  private static final Refusal LOCKED = new Refusal("KF-RUL-59", "locked");
  private static final EventType TRIED = EventType.of("door-forced", "KF-STU-19").word("figure", Figures::id)
      .word("piece", Whereabouts::piece).number("total");
  private static final EventType SHOT = EventType.of("lock-shot", "KF-STU-19").word("figure", Figures::id).word("piece", Whereabouts::piece);

  private Doors() {}

  private static boolean isDoor(Board board, int piece) {
    return board.piece(piece).is(Flag.DOOR) && board.isThere(piece);
  }

  private static boolean isBeside(GameState state, int figure, int piece) {
    return isDoor(state.board(), piece) && Gaps.isBeside(state.board().piece(piece), state.figures().place(figure),
        state.figures().size(figure));
  }

  /** Lists what a figure can do with the doors beside it, and with locks that it sees. */
  public static void actions(GameState state, int figure, @Nullable Refusal reserved, ActionCollector out) {
    Board board = state.board();
    long place = state.figures().place(figure);
    int touch = state.figures().size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(-1, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      if (isBeside(state, figure, piece)) {
        Refusal refusal = reserved != null ? reserved : isBound(state.figures(), figure) ? NOT_ABLE : null;
        boolean isLocked = board.piece(piece).is(Flag.LOCKED);
        out.add(state.actions().of(ActionVerb.OPEN, piece + 1), refusal != null ? refusal : isLocked ? LOCKED : null);
        BreakRollChi.options(state, state.figures().gang(figure), ActionVerb.FORCE, piece + 1, refusal, out);
      }
    }
    for (int piece = 0; piece < board.pieces() && board.hasLocks(); piece++) {
      if (board.piece(piece).is(Flag.LOCKED) && isShootable(state, figure, piece)) {
        out.add(state.actions().of(ActionVerb.SHOOT_LOCK, piece + 1), reserved);
      }
    }
  }

  private static boolean isBound(Figures figures, int figure) {
    return !Capabilities.toHack(figures, figure);
  }

  /** Returns whether a figure with a firearm sees a door that was not shot at yet. */
  private static boolean isShootable(GameState state, int figure, int piece) {
    Piece door = state.board().piece(piece);
    Figures figures = state.figures();
    if (!isDoor(state.board(), piece) || door.is(Flag.SHOT) || !hasFirearm(figures, figure)
        || figures.is(figure, Condition.BLINDED) || isBound(figures, figure)) {
      return false;
    }
    long middle = Place.of(door.outline.middleX(), door.outline.middleY(), 0);
    return Sight.isMutual(state.board().without(piece), figures, Sight.UNPLACED, middle, Size.NORMAL, figure);
  }

  private static boolean hasFirearm(Figures figures, int figure) {
    for (int place = 0; place < figures.arms().weaponPlaces(figure); place++) {
      if ((figures.arms().weapons(figure) >> place & 1) != 0
          && figures.arms().weapon(figure, place).use() == Weapon.Use.FIREARM
          && !figures.arms().isOutOfOrder(figure, place)) {
        return true;
      }
    }
    return false;
  }

  /** Lists the locks beside a figure: opening one is a free action (KF-ACT-30). */
  public static void freeActions(GameState state, int figure, ActionCollector out) {
    for (int piece = 0; piece < state.board().pieces() && state.board().hasLocks(); piece++) {
      if (isBeside(state, figure, piece) && state.board().piece(piece).is(Flag.LOCKED)) {
        out.add(state.actions().of(ActionVerb.UNLOCK, piece + 1), isBound(state.figures(), figure) ? NOT_ABLE : null);
      }
    }
  }

  /** Takes one of the actions. */
  public static void take(GameState state, int figure, VerbAction action) {
    int piece = action.first() - 1;
    switch ((ActionVerb) action.verb()) {
      case FORCE -> force(state, figure, piece, action.second());
      case SHOOT_LOCK -> shoot(state, figure, piece);
      default -> Openings.open(state, piece);
    }
  }

  /** Makes a Break roll: a door is hard, and a shot at its lock helps (KF-STU-18b, KF-STU-19). */
  private static void force(GameState state, int figure, int number, int chi) {
    Figures figures = state.figures();
    Chi.spend(state, figures.gang(figure), chi);
    Piece piece = state.board().piece(number);
    int hardness = piece.is(Flag.VHARD) ? -2 : piece.is(Flag.HARD) ? -1 : piece.is(Flag.FRAGILE) ? 1 : 0;
    int total = state.roll("break", state.seatOf(figure), SIDES) + hardness + (piece.is(Flag.SHOT) ? 1 : 0)
        + figures.size(figure).ordinal() + chi;
    state.emit(TRIED, figures.code(figure), number + 1, total);
    if (total >= BREAKS) {
      Openings.open(state, number);
    }
  }

  private static void shoot(GameState state, int figure, int number) {
    Piece door = state.board().piece(number);
    state.lay(state.board().with(number, new Piece(door.id, door.kind, door.outline, door.base, door.top,
        door.flags | Flag.SHOT.bit())));
    state.emit(SHOT, state.figures().code(figure), number + 1);
  }
}
