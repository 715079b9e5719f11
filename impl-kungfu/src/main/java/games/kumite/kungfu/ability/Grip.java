package games.kumite.kungfu.ability;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** The end of a grapple when contact ends (KF-RUL-39). */
public final class Grip {

  private static final EventType ENDED = EventType.of("grapple-ended", "KF-RUL-39").named("figure", Figures::id);

  private Grip() {}

  /** Frees a figure that is held. */
  public static void end(Fight fight, int held) {
    fight.figures().grappler(held, Figures.NOBODY);
    fight.tell(ENDED, fight.figures().code(held));
  }

  /**
   * Frees the figures that were held across a thing, or on it, and no longer touch it, after the thing is gone or elsewhere
   * (KF-RUL-38).
   */
  public static void look(Fight fight) {
    Figures figures = fight.figures();
    for (int held = 0; held < figures.count(); held++) {
      int holder = figures.grappler(held);
      if (holder != Figures.NOBODY && figures.carrier(held) != holder
          && !Able.areInContact(fight.board(), figures, holder, held)) {
        end(fight, held);
      }
    }
  }
}
