package games.kumite.kungfu.scenery;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;

/** Manholes and their covers (KF-LOC-40). A cover that was lifted lies beside its manhole until a figure throws it. */
public final class ManholeCovers {

  private static final int OPEN = 1;
  private static final int COVER_GONE = 2;
  private static final EventType LIFTED =
      EventType.of("cover-lifted", "KF-LOC-40a").word("figure", Figures::id).word("piece", Whereabouts::piece);

  private ManholeCovers() {}

  /** Returns whether a piece is a manhole that is open. */
  public static boolean isOpen(GameState state, int piece) {
    return isManhole(state, piece) && state.wear(piece) != 0;
  }

  private static boolean isManhole(GameState state, int piece) {
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.MANHOLE);
  }

  /** Returns whether a piece is a manhole whose cover lies on it. */
  public static boolean isCovered(GameState state, int piece) {
    return isManhole(state, piece) && state.wear(piece) == 0;
  }

  /** Returns whether its cover can be thrown. */
  public static boolean hasLooseCover(GameState state, int piece) {
    return isManhole(state, piece) && state.wear(piece) == OPEN;
  }

  /** Lifts the cover, which lies beside the manhole then (KF-LOC-40a). */
  public static void lift(GameState state, int figure, int piece) {
    state.wear(piece, OPEN);
    state.emit(LIFTED, state.figures().code(figure), piece + 1);
  }

  /** Removes the cover: the manhole stays open. */
  public static void loseCover(GameState state, int piece) {
    state.wear(piece, COVER_GONE);
  }
}
