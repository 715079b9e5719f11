package games.kumite.kungfu.scenery;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Doors: opened, unlocked, shot at and broken (KF-RUL-59, KF-STU-19). */
public final class Doors {

  private static final Refusal NOT_ABLE = new Refusal("KF-RUL-192", "hands-bound");
  private static final Refusal LOCKED = new Refusal("KF-RUL-59", "locked");
  private static final EventType TRIED = EventType.of("door-forced", "KF-STU-19").word("figure", Figures::id)
      .word("piece", Whereabouts::piece).number("total");
  private static final EventType SHOT = EventType.of("lock-shot", "KF-STU-19").word("figure", Figures::id).word("piece", Whereabouts::piece);

  private Doors() {}

  private static boolean isDoor(Board board, int piece) {
    return board.piece(piece).is(Flag.DOOR) && board.isThere(piece);
  }

  /** Returns why a figure can do nothing with doors, null if it can. */
  public static @Nullable Refusal boundRefusal(GameState state, int figure) {
    return isBound(state.figures(), figure) ? NOT_ABLE : null;
  }

  /** Returns why a figure cannot open a door, null if it can. */
  public static @Nullable Refusal openRefusal(GameState state, int figure, int door) {
    return isBound(state.figures(), figure) ? NOT_ABLE : state.board().piece(door).is(Flag.LOCKED) ? LOCKED : null;
  }

  private static boolean isBound(Figures figures, int figure) {
    return !Capabilities.toHack(figures, figure);
  }

  /** Returns whether a figure with a firearm sees a door that was not shot at yet. */
  public static boolean isShootable(GameState state, int figure, int piece) {
    if (!state.board().hasLocks() || !state.board().piece(piece).is(Flag.LOCKED)) {
      return false;
    }
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

  /** Returns whether a lock is beside a figure: opening one is a free action (KF-ACT-30). */
  public static boolean isLockBeside(GameState state, int figure, int piece) {
    return isDoor(state.board(), piece) && state.board().piece(piece).is(Flag.LOCKED)
        && Gaps.isBeside(state.board().piece(piece), state.figures().place(figure), state.figures().size(figure));
  }

  /** Makes a Break roll: a door is hard, and a shot at its lock helps (KF-STU-18b, KF-STU-19). */
  public static void force(GameState state, int figure, int number, int chi) {
    Piece piece = state.board().piece(number);
    int hardness = piece.is(Flag.VHARD) ? -2 : piece.is(Flag.HARD) ? -1 : piece.is(Flag.FRAGILE) ? 1 : 0;
    if (BreakRollChi.breaks(state, figure, TRIED, number + 1, hardness + (piece.is(Flag.SHOT) ? 1 : 0), chi)) {
      Openings.open(state, number);
    }
  }

  /** Shoots at a lock. */
  public static void shoot(GameState state, int figure, int number) {
    Piece door = state.board().piece(number);
    state.lay(state.board().with(number, new Piece(door.id, door.kind, door.outline, door.base, door.top,
        door.flags | Flag.SHOT.bit())));
    state.emit(SHOT, state.figures().code(figure), number + 1);
  }
}
