package games.kumite.kungfu.vip;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The growth of the Zombies' number (KF-VIP-06b, KF-VIP-06c, KF-RUL-145). */
public final class ZombieSpread {

  private static final int MAX = 20;
  private static final int SIDES = 6;
  private static final EventType CAME = EventType.of("zombie-comes", "KF-VIP-06b").word("figure", Figures::id)
      .number("corner");
  private static final EventType ROSE = EventType.of("zombie-rises", "KF-VIP-06c").word("figure", Figures::id)
      .word("body", Figures::id);

  private static final EventType LAID = EventType.of("laid-to-rest", "KF-VIP-06d").word("body", Figures::id);

  private ZombieSpread() {}

  /** Brings more Zombies, each to a random corner: a firearm or a grenade was used. */
  public static void hear(GameState state, int seat) {
    if (!VipFigures.has(state, Vip.ZOMBIE)) {
      return;
    }
    int more = state.roll("zombies", seat, SIDES);
    for (int i = 0; i < more && count(state) < MAX; i++) {
      int corner = state.random().pick("zombie-corner", 0, Spots.CORNERS);
      int zombie = another(state);
      long place = Spots.atCorner(state.board(), state.figures(), zombie, state.figures().size(zombie), corner);
      state.figures().put(zombie, place);
      if (place != Place.NOWHERE) {
        state.emit(CAME, state.figures().code(zombie), corner);
      }
    }
  }

  private static int count(GameState state) {
    return state.figures().count(figure -> VipFigures.isZombie(state, figure) && Capabilities.isInPlay(state.figures(), figure));
  }

  /** Returns a Zombie that is not on the table: one that has been destroyed, or a new one. */
  private static int another(GameState state) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (VipFigures.isZombie(state, figure) && !Capabilities.isInPlay(figures, figure)) {
        figures.renew(figure);
        return figure;
      }
    }
    return figures.add(state.definition().guest(Vip.ZOMBIE.word()), Figures.NEUTRAL);
  }

  /** Marks an Extra that a Zombie has killed to rise, if it was alive before. */
  public static void bite(GameState state, int figure, int by) {
    Figures figures = state.figures();
    if (by != Figures.NOBODY && VipFigures.isZombie(state, by) && figures.profile(figure).type.isExtra()
        && Capabilities.isLiving(figures, figure)) {
      figures.note(figure, PlotDeed.BITTEN);
    }
  }

  /** Returns whether a body beside one of the living would rise, which it may keep from that (D-61, KF-VIP-06d). */
  public static boolean isBitten(GameState state, int figure, int body) {
    Figures figures = state.figures();
    return figures.has(body, PlotDeed.BITTEN) && VipFigures.has(state, Vip.ZOMBIE) && Capabilities.isLiving(figures, figure)
        && Capabilities.areBeside(state.board(), figures, figure, body);
  }

  /** Keeps a body from rising. */
  public static void layToRest(GameState state, int body) {
    state.figures().forget(body, PlotDeed.BITTEN);
    state.emit(LAID, state.figures().code(body));
  }

  /** Returns whether any body will rise. */
  public static boolean isRising(GameState state) {
    boolean isRising = false;
    for (int body = 0; VipFigures.has(state, Vip.ZOMBIE) && body < state.figures().count(); body++) {
      isRising |= state.figures().has(body, PlotDeed.BITTEN);
    }
    return isRising;
  }

  /** Raises those who were bitten where they lie, if there is room. */
  public static void rise(GameState state) {
    Figures figures = state.figures();
    int bodies = figures.count();
    for (int body = 0; body < bodies; body++) {
      if (figures.has(body, PlotDeed.BITTEN)) {
        figures.forget(body, PlotDeed.BITTEN);
        if (figures.is(body, Condition.DEAD) && count(state) < MAX) {
          rise(state, body);
        }
      }
    }
  }

  private static void rise(GameState state, int body) {
    Figures figures = state.figures();
    int zombie = another(state);
    long place = figures.place(body);
    if (Spots.isFree(state.board(), figures, zombie, place, figures.size(zombie))) {
      figures.put(body, Place.NOWHERE);
      figures.put(zombie, place);
      state.emit(ROSE, figures.code(zombie), figures.code(body));
    }
  }
}
