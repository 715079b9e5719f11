package games.kumite.kungfu.hazard;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.Occupants;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;

/** The destruction caused by a blast: doors, windows, vehicles and fragile things (KF-TRT-35f, KF-STU-21). */
public final class Ruins {

  private static final long FRAIL =
      Flag.DOOR.bit() | Flag.WINDOW.bit() | Flag.FRAGILE.bit() | Flag.CAR.bit()
      | Flag.TABLE.bit(); // KF-LOC-51e
  private static final EventType SHATTERED = EventType.of("shattered", "KF-STU-21")
      .word("piece", Whereabouts::piece).number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private static final EventType DOUSED = EventType.of("item-doused", "KF-CPL-06d").word("item", Whereabouts::item);

  private Ruins() {}

  /** Destroys all of it within the radius of the middle. */
  static void of(GameState state, int by, long at, int radius) {
    of(state, by, at, radius, FRAIL);
  }

  /** Destroys windows alone: the blast was countered (KF-TRT-27d). */
  public static void ofWindows(GameState state, int by, long at, int radius) {
    of(state, by, at, radius, Flag.WINDOW.bit());
  }

  private static void of(GameState state, int by, long at, int radius, long flags) {
    for (int i = 0; i < state.board().pieces(); i++) {
      Board board = state.board();
      Piece piece = board.piece(i);
      if (board.isThere(i) && piece.isAny(flags) && isReached(piece, at, radius)) {
        boolean isPart = piece.isAny(Flag.DOOR.bit() | Flag.WINDOW.bit()) && !piece.is(Flag.CAR);
        state.emit(SHATTERED, i + 1, piece.outline.middleX(), piece.outline.middleY());
        if (piece.is(Flag.CAR) && board.item(i) < 0) {
          Occupants.spill(state, i);
          state.lay(board.with(i, Scenery.wreck(piece)));
        } else if (isPart || board.item(i) < 0) {
          state.lay(board.with(i, new Piece(piece.id, piece.kind, piece.outline, piece.base, piece.top,
              piece.flags & ~Flag.DOOR.bit())).without(i)); // a door no more
        } else {
          BreakRolls.destroy(state, by, board.item(i));
        }
      }
    }
  }

  /** Rolls for the hydrants that a grenade's blast may break (KF-LOC-16b). */
  static void ofHydrants(GameState state, int by, long at) {
    Board board = state.board();
    for (int i = 0; i < board.pieces() && board.mayHave(Flag.HYDRANT.bit()); i++) {
      if (board.isThere(i) && board.piece(i).is(Flag.HYDRANT) && isReached(board.piece(i), at, Blast.Kind.GRENADE.radius)) {
        if (Hydrants.isBrokenByGrenade(state, by, i) && board.item(i) >= 0) {
          BreakRolls.blown(state, by, board.item(i));
        }
      }
    }
  }

  /** Brings out the bees of the hives that a blast reaches (KF-RUL-131). */
  static void ofHives(GameState state, long at, int radius) {
    Board board = state.board();
    for (int i = 0; i < board.pieces() && board.mayHave(Flag.BEES.bit()); i++) {
      if (board.isThere(i) && board.piece(i).is(Flag.BEES) && isReached(board.piece(i), at, radius)) {
        Bees.shake(state, i);
      }
    }
  }

  /** Puts out the fires that a grenade's blast covers whole (KF-CPL-06d). */
  static void douse(GameState state, long at) {
    for (long items = state.burning(); items != 0; items &= items - 1) {
      int item = Long.numberOfTrailingZeros(items);
      if (isCovered(state.board(), item, at)) {
        state.quench(item);
        state.emit(DOUSED, item + 1);
      }
    }
  }

  private static boolean isCovered(Board board, int item, long at) {
    long reach = (long) Blast.Kind.GRENADE.radius * Blast.Kind.GRENADE.radius;
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      for (int corner = 0; board.item(i) == item && board.isThere(i) && corner < piece.outline.corners(); corner++) {
        long dx = piece.outline.x(corner) - Place.x(at);
        long dy = piece.outline.y(corner) - Place.y(at);
        if (dx * dx + dy * dy > reach) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isReached(Piece piece, long at, int radius) {
    boolean isLevel = piece.base - Place.level(at) <= radius && Place.level(at) - piece.top <= radius;
    return isLevel && piece.outline.isWithin(Place.x(at), Place.y(at), radius);
  }
}
