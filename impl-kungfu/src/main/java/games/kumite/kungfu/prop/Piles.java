package games.kumite.kungfu.prop;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.hazard.BreakRolls;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;

/** Piles of things that are counted: missiles, weapons (KF-LOC-23b, KF-LOC-58a, KF-RUL-46). */
final class Piles {

  /** The number in a pile of missiles, in a rack, among cutlery. */
  private static final int SIZE = 6;
  private static final long COUNTED = Flag.HARDM.bit() | Flag.ICE.bit() | Flag.MELEE.bit() | Flag.RACK.bit();
  private static final EventType TAKEN =
      EventType.of("taken-from-pile", "KF-LOC-23b").word("figure", Figures::id).word("piece", Whereabouts::piece).number("left");

  private Piles() {}

  /** Returns whether its things are counted. */
  static boolean isCounted(Piece piece) {
    return piece.isAny(COUNTED);
  }

  /** Takes one for a figure, or because one flies at it; with the last one the pile is gone (KF-RUL-94). */
  static void take(GameState state, int figure, int piece) {
    int taken = state.wear(piece) + 1;
    state.wear(piece, taken);
    state.emit(TAKEN, state.figures().code(figure), piece + 1, SIZE - taken);
    if (taken >= SIZE) {
      BreakRolls.useUp(state, figure, piece);
    }
  }

  /** Returns how many of a counted pile are left. */
  static int left(GameState state, int piece) {
    return SIZE - state.wear(piece);
  }
}
