package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Grip;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Grapples, which contact holds together (KF-RUL-39). */
public final class Grapple {

  private static final EventType CARRIED = EventType.of("carried-along", "KF-CON-11b").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);

  private Grapple() {}

  /**
   * Updates grapples after a figure stands somewhere else: those not in contact any more are free; a smaller grappler is carried
   * along.
   */
  public static void moved(Fight fight, int figure) {
    Figures figures = fight.figures();
    int holder = figures.grappler(figure);
    if (holder != Figures.NOBODY && isApart(fight, figure, holder)) {
      carryAlong(fight, figure, holder);
    }
    loseHold(fight, figure);
  }

  /** Frees the figures whom a figure holds and does not touch any more. */
  private static void loseHold(Fight fight, int figure) {
    Figures figures = fight.figures();
    for (int held = 0; held < figures.count(); held++) {
      if (figures.grappler(held) == figure && isApart(fight, figure, held) && figures.carrier(held) != figure) {
        Grip.end(fight, held);
      }
    }
  }

  private static boolean isApart(Fight fight, int figure, int other) {
    return !Able.areInContact(fight.board(), fight.figures(), figure, other);
  }

  /** Carries along a grappler who cannot hold what is larger and hangs on to it (KF-CON-11b). */
  private static void carryAlong(Fight fight, int figure, int holder) {
    Figures figures = fight.figures();
    boolean isSmaller = figures.size(holder).compareTo(figures.size(figure)) < 0;
    long place = isSmaller ? Carrying.beside(fight, figure, holder) : Place.NOWHERE;
    if (place == Place.NOWHERE) {
      Grip.end(fight, figure);
      return;
    }
    figures.put(holder, place);
    Carrying.follow(fight, holder);
    fight.tell(CARRIED, figures.code(holder), Place.x(place), Place.y(place));
    moved(fight, holder); // another figure may hold the holder, and be left behind
  }
}
