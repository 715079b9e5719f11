package games.kumite.kungfu.figure;

import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** The end of a grapple when contact ends (KF-RUL-39). */
public final class GrappleEnd {

  private static final EventType ENDED = EventType.of("grapple-ended", "KF-RUL-39").word("figure", Figures::id);

  private GrappleEnd() {}

  /** Frees a figure that is held. */
  public static void end(GameState state, int held) {
    state.figures().grappler(held, Figures.NOBODY);
    state.emit(ENDED, state.figures().code(held));
  }

  /**
   * Frees the figures that were held across a thing, or on it, and no longer touch it, after the thing is gone or elsewhere
   * (KF-RUL-38).
   */
  public static void look(GameState state) {
    Figures figures = state.figures();
    for (int held = 0; held < figures.count(); held++) {
      int holder = figures.grappler(held);
      if (holder != Figures.NOBODY && figures.carrier(held) != holder
          && !Capabilities.areInContact(state.board(), figures, holder, held)) {
        end(state, held);
      }
    }
  }
}
