package games.kumite.kungfu.effect;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.GrappleEnd;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** Grapples, which contact holds together (KF-RUL-39). */
public final class Grapple {

  private static final EventType CARRIED = EventType.of("carried-along", "KF-CON-11b").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private Grapple() {}

  /**
   * Updates grapples after a figure stands somewhere else: those not in contact any more are free; a smaller grappler is carried
   * along.
   */
  public static void moved(GameState state, int figure) {
    Figures figures = state.figures();
    int holder = figures.grappler(figure);
    if (holder != Figures.NOBODY && isApart(state, figure, holder)) {
      carryAlong(state, figure, holder);
    }
    loseHold(state, figure);
  }

  /** Frees the figures whom a figure holds and does not touch any more. */
  private static void loseHold(GameState state, int figure) {
    Figures figures = state.figures();
    for (int held = 0; held < figures.count(); held++) {
      if (figures.grappler(held) == figure && isApart(state, figure, held) && figures.carrier(held) != figure) {
        GrappleEnd.end(state, held);
      }
    }
  }

  private static boolean isApart(GameState state, int figure, int other) {
    return !Capabilities.areInContact(state.board(), state.figures(), figure, other);
  }

  /** Carries along a grappler who cannot hold what is larger and hangs on to it (KF-CON-11b). */
  private static void carryAlong(GameState state, int figure, int holder) {
    Figures figures = state.figures();
    boolean isSmaller = figures.size(holder).compareTo(figures.size(figure)) < 0;
    long place = isSmaller ? CarriedObjects.beside(state, figure, holder) : Place.NOWHERE;
    if (place == Place.NOWHERE) {
      GrappleEnd.end(state, figure);
      return;
    }
    figures.put(holder, place);
    CarriedObjects.follow(state, holder);
    state.emit(CARRIED, figures.code(holder), Place.x(place), Place.y(place));
    moved(state, holder); // another figure may hold the holder, and be left behind
  }
}
