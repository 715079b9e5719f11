package games.kumite.kungfu.item;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Manholes and their covers (KF-LOC-40). A cover that was lifted lies beside its manhole until a figure throws it. */
public final class Manholes {

  private static final int OPEN = 1;
  private static final int COVER_GONE = 2;
  private static final EventType LIFTED =
      EventType.of("cover-lifted", "KF-LOC-40a").named("figure", Figures::id).number("piece");

  private Manholes() {}

  /** Returns whether a piece is a manhole that is open. */
  public static boolean isOpen(Fight fight, int piece) {
    return isManhole(fight, piece) && fight.wear(piece) != 0;
  }

  private static boolean isManhole(Fight fight, int piece) {
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.MANHOLE);
  }

  /** Returns whether a piece is a manhole whose cover lies on it. */
  public static boolean isCovered(Fight fight, int piece) {
    return isManhole(fight, piece) && fight.wear(piece) == 0;
  }

  /** Returns whether its cover can be thrown. */
  public static boolean hasLooseCover(Fight fight, int piece) {
    return isManhole(fight, piece) && fight.wear(piece) == OPEN;
  }

  /** Lifts the cover, which lies beside the manhole then (KF-LOC-40a). */
  public static void lift(Fight fight, int figure, int piece) {
    fight.wear(piece, OPEN);
    fight.tell(LIFTED, fight.figures().code(figure), piece + 1);
  }

  /** Removes the cover: the manhole stays open. */
  public static void loseCover(Fight fight, int piece) {
    fight.wear(piece, COVER_GONE);
  }
}
