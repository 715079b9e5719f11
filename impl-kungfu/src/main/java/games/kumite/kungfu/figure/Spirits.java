package games.kumite.kungfu.figure;

import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Spirits that have left their bodies, and the hosts that they run (KF-TRT-55, KF-RUL-158 to 160). */
public final class Spirits {

  private static final int RING = 100;
  private static final int RINGS = 40;

  private Spirits() {}

  /** Returns the gang that owns a figure, even while a spirit runs it (KF-RUL-160). */
  public static int owner(Figures figures, int figure) {
    return figures.is(figure, Condition.POSSESSED) ? figures.formerGang(figure) : figures.gang(figure);
  }

  /** Returns whether a figure is a spirit on the table. */
  public static boolean isSpirit(Figures figures, int figure) {
    return figures.is(figure, Condition.SPIRIT) && !figures.is(figure, Condition.GONE);
  }

  /** Returns the spirit or the host of a possessor, {@link Figures#NOBODY} if he is in his own body. */
  public static int vessel(Figures figures, int possessor) {
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isVessel = isSpirit(figures, figure) || figures.is(figure, Condition.POSSESSED);
      if (isVessel && figures.rider(figure) == possessor) {
        return figure;
      }
    }
    return Figures.NOBODY;
  }

  /** Lets a possessor run a figure from now on; his spirit is in it. */
  public static void enter(Figures figures, int spirit, int host) {
    int possessor = figures.rider(spirit);
    vanish(figures, spirit);
    figures.inflict(host, Condition.POSSESSED);
    figures.inflict(host, Condition.ACTIVATED); // KF-RUL-159: not in this turn
    figures.rider(host, possessor);
    figures.formerGang(host, figures.gang(host));
    figures.join(host, figures.gang(possessor));
    part(figures, host);
  }

  /** Ends all holds of a figure that has changed sides, and all holds on it. */
  public static void part(Figures figures, int figure) {
    figures.grappler(figure, Figures.NOBODY);
    for (int other = 0; other < figures.count(); other++) {
      if (figures.grappler(other) == figure) {
        figures.grappler(other, Figures.NOBODY);
      }
    }
  }

  /** Returns a spirit, or the possessor who runs a host, to his own body at once (KF-RUL-160). */
  public static void goHome(GameState state, int vessel) {
    Figures figures = state.figures();
    int possessor = figures.rider(vessel);
    leave(figures, vessel);
    if (!figures.is(possessor, Condition.DEAD)) {
      figures.put(possessor, free(state, possessor));
      figures.cure(possessor, Condition.HUSK);
      figures.inflict(possessor, Condition.ACTIVATED);
    }
  }

  /** Returns the place of the husk, or the nearest free place in rings around it if a figure stands there now. */
  private static long free(GameState state, int possessor) {
    Figures figures = state.figures();
    long at = figures.place(possessor);
    for (int ring = 0; ring <= RINGS; ring++) {
      for (int direction = 0; direction < (ring == 0 ? 1 : Directions.COUNT); direction++) {
        int x = Place.x(at) + Directions.x(direction, ring * RING);
        int y = Place.y(at) + Directions.y(direction, ring * RING);
        long place = Place.of(x, y, Place.level(at));
        if (state.board().isInside(x, y, figures.size(possessor).radius())
            && Spots.isFree(state.board(), figures, possessor, place, figures.size(possessor))) {
          return place;
        }
      }
    }
    return at;
  }

  /** Removes the vessel of a possessor whose husk is gone: a spirit vanishes, a host is free (KF-TRT-55j). */
  public static void loseBody(Figures figures, int possessor) {
    int vessel = vessel(figures, possessor);
    figures.cure(possessor, Condition.HUSK);
    if (vessel != Figures.NOBODY) {
      leave(figures, vessel);
    }
  }

  private static void leave(Figures figures, int vessel) {
    if (figures.is(vessel, Condition.SPIRIT)) {
      vanish(figures, vessel);
      return;
    }
    figures.cure(vessel, Condition.POSSESSED);
    figures.inflict(vessel, Condition.ACTIVATED); // KF-RUL-159
    figures.join(vessel, figures.formerGang(vessel));
    part(figures, vessel);
    figures.rider(vessel, Figures.NOBODY);
  }

  private static void vanish(Figures figures, int spirit) {
    figures.inflict(spirit, Condition.GONE);
    figures.put(spirit, Place.NOWHERE);
    for (int other = 0; other < figures.count(); other++) {
      if (figures.grappler(other) == spirit) {
        figures.grappler(other, Figures.NOBODY);
      }
    }
  }
}
