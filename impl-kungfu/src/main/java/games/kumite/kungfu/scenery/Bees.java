package games.kumite.kungfu.scenery;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Swarms;
import games.kumite.spi.EventType;

/** Swarms of bees: how they come and go, and the figures that they touch (KF-LOC-04, KF-LOC-05, KF-RUL-131). */
public final class Bees {

  private static final int STIRRED = 1;
  private static final long WATER = Flag.SHALLOW.bit() | Flag.DEEP.bit() | Flag.RUNNING.bit();
  private static final EventType CAME = EventType.of("bees-come", "KF-LOC-04a").word("figure", Figures::id);
  private static final EventType SHAKEN = EventType.of("hive-shaken", "KF-LOC-04a")
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);
  private static final EventType DISPERSED = EventType.of("bees-dispersed", "KF-LOC-05e")
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  private Bees() {}

  /** Returns whether a hive, by its piece, still has its bees. */
  public static boolean isHome(GameState state, int piece) {
    return state.wear(piece) == 0;
  }

  /** Brings out the swarm of a hive that is hit, or into which a figure Recoils, with its middle on the figure. */
  public static void stir(GameState state, int piece, int figure) {
    if (isHome(state, piece)) {
      state.wear(piece, STIRRED);
      state.swarms().add(state.figures().place(figure), state.figures().count());
      state.emit(CAME, state.figures().code(figure));
    }
  }

  /** Brings out the swarm of a hive that a blast hits: it comes out where the hive is (KF-RUL-131). */
  public static void shake(GameState state, int piece) {
    if (isHome(state, piece)) {
      Polygon hive = state.board().piece(piece).outline;
      state.wear(piece, STIRRED);
      state.swarms().add(Place.of(hive.middleX(), hive.middleY(), 0), state.figures().count());
      state.emit(SHAKEN, hive.middleX(), hive.middleY());
    }
  }

  /**
   * Returns whether the bees do a figure anything: not in water, nor behind a Water-Wall (KF-LOC-05d), nor in a car
   * (KF-RUL-140d).
   */
  public static boolean minds(GameState state, int figure, long swarm) {
    Figures figures = state.figures();
    long at = figures.place(figure);
    boolean isInWater = Place.level(at) == 0
        && (state.board().ground(Place.x(at), Place.y(at), figures.size(figure).radius()) & WATER) != 0;
    return Capabilities.isLiving(figures, figure) && !figures.is(figure, Condition.INSIDE) && !isInWater && !WaterWalls.isBetween(figures, swarm, at);
  }

  /** Returns whether a figure is in a swarm that it minds: its shots are hindered (KF-LOC-05b). */
  public static boolean isIn(GameState state, int figure) {
    for (int swarm = 0; swarm < state.swarms().count(); swarm++) {
      long middle = state.swarms().middle(swarm);
      if (touches(state, middle, middle, figure) && minds(state, figure, middle)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a swarm touches a figure somewhere on its way. */
  public static boolean touches(GameState state, long from, long to, int figure) {
    Figures figures = state.figures();
    long at = figures.place(figure);
    double dx = Place.x(to) - Place.x(from);
    double dy = Place.y(to) - Place.y(from);
    double square = dx * dx + dy * dy;
    double along = (Place.x(at) - Place.x(from)) * dx + (Place.y(at) - Place.y(from)) * dy;
    double part = square == 0 ? 0 : Math.max(0, Math.min(1, along / square));
    double x = Place.x(at) - (Place.x(from) + part * dx);
    double y = Place.y(at) - (Place.y(from) + part * dy);
    long apart = Swarms.RADIUS + figures.size(figure).radius();
    return x * x + y * y <= apart * apart;
  }

  /** Disperses every swarm that the blast of a Fireball or a grenade touches (KF-LOC-05e). */
  public static void disperse(GameState state, long at, int radius) {
    for (int swarm = state.swarms().count() - 1; swarm >= 0; swarm--) {
      long reach = radius + Swarms.RADIUS;
      long middle = state.swarms().middle(swarm);
      if (Place.squared(middle, at) <= reach * reach) {
        state.emit(DISPERSED, Place.x(middle), Place.y(middle));
        state.swarms().remove(swarm);
      }
    }
  }
}
