package games.kumite.kungfu.prop;

import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Manholes and their covers (KF-LOC-40). A cover that was lifted lies beside its manhole until somebody throws it. */
public final class Manholes {

  private static final int OPEN = 1;
  private static final int COVER_GONE = 2;
  private static final int COMBAT = 2;
  private static final EventType LIFTED =
      EventType.of("cover-lifted", "KF-LOC-40a").named("figure", Figures::id).number("piece");

  private Manholes() {}

  /** Whether a piece is a manhole that is open. */
  public static boolean isOpen(Fight fight, int piece) {
    return isManhole(fight, piece) && fight.wear(piece) != 0;
  }

  private static boolean isManhole(Fight fight, int piece) {
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.MANHOLE);
  }

  static boolean isCovered(Fight fight, int piece) {
    return isManhole(fight, piece) && fight.wear(piece) == 0;
  }

  /** Whether its cover can be thrown. */
  static boolean hasLooseCover(Fight fight, int piece) {
    return isManhole(fight, piece) && fight.wear(piece) == OPEN;
  }

  static void lift(Fight fight, int figure, int piece) {
    fight.wear(piece, OPEN);
    fight.tell(LIFTED, fight.figures().code(figure), piece + 1);
  }

  static void loseCover(Fight fight, int piece) {
    fight.wear(piece, COVER_GONE);
  }

  /** The cover flies at a figure by itself; the manhole is open then (KF-RUL-94). */
  static void activate(Fight fight, int figure, int piece) {
    loseCover(fight, piece);
    fight.then(Peril.of(new Source(Figures.NOBODY, fight.figures().place(figure)), figure, COMBAT, Harming.Table.INJURY));
  }
}
