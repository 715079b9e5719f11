package games.kumite.kungfu.vip;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The growth of the Zombies' number (KF-VIP-06b, KF-VIP-06c, KF-RUL-145). */
public final class Horde {

  private static final int MAX = 20;
  private static final int SIDES = 6;
  private static final EventType CAME = EventType.of("zombie-comes", "KF-VIP-06b").named("figure", Figures::id)
      .number("corner");
  private static final EventType ROSE = EventType.of("zombie-rises", "KF-VIP-06c").named("figure", Figures::id)
      .named("body", Figures::id);

  private static final EventType LAID = EventType.of("laid-to-rest", "KF-VIP-06d").named("body", Figures::id);

  private Horde() {}

  /** Brings more Zombies, each to a random corner: a firearm or a grenade was used. */
  public static void hear(Fight fight, int seat) {
    if (!Guests.has(fight, Vip.ZOMBIE)) {
      return;
    }
    int more = fight.roll("zombies", seat, SIDES);
    for (int i = 0; i < more && count(fight) < MAX; i++) {
      int corner = fight.random().pick("zombie-corner", 0, Spots.CORNERS);
      int zombie = another(fight);
      long place = Spots.atCorner(fight.board(), fight.figures(), zombie, fight.figures().size(zombie), corner);
      fight.figures().put(zombie, place);
      if (place != Place.NOWHERE) {
        fight.tell(CAME, fight.figures().code(zombie), corner);
      }
    }
  }

  private static int count(Fight fight) {
    int zombies = 0;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      zombies += Guests.isZombie(fight, figure) && Able.isInPlay(fight.figures(), figure) ? 1 : 0;
    }
    return zombies;
  }

  /** Returns a Zombie that is not on the table: one that has been destroyed, or a new one. */
  private static int another(Fight fight) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (Guests.isZombie(fight, figure) && !Able.isInPlay(figures, figure)) {
        figures.renew(figure);
        return figure;
      }
    }
    return figures.add(fight.terms().guest(Vip.ZOMBIE.word()), Figures.NEUTRAL);
  }

  /** Marks an Extra that a Zombie has killed to rise, if it was alive before. */
  public static void bite(Fight fight, int figure, int by) {
    Figures figures = fight.figures();
    if (by != Figures.NOBODY && Guests.isZombie(fight, by) && figures.profile(figure).type.isExtra()
        && Able.isLiving(figures, figure)) {
      figures.note(figure, Deed.BITTEN);
    }
  }

  /** Lists the bodies that the living in contact may keep from rising (D-61, KF-VIP-06d). */
  public static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    for (int body = 0; Guests.has(fight, Vip.ZOMBIE) && body < figures.count(); body++) {
      if (figures.has(body, Deed.BITTEN) && Able.isLiving(figures, figure) && Able.areBeside(fight.board(), figures,
          figure, body)) {
        out.add(fight.actions().of(Word.LAY_TO_REST, Names.of(figures, body)), reserved);
      }
    }
  }

  /** Keeps a body from rising. */
  public static void layToRest(Fight fight, int body) {
    fight.figures().forget(body, Deed.BITTEN);
    fight.tell(LAID, fight.figures().code(body));
  }

  /** Returns whether any body will rise. */
  public static boolean isRising(Fight fight) {
    boolean isRising = false;
    for (int body = 0; Guests.has(fight, Vip.ZOMBIE) && body < fight.figures().count(); body++) {
      isRising |= fight.figures().has(body, Deed.BITTEN);
    }
    return isRising;
  }

  /** Raises those who were bitten where they lie, if there is room. */
  public static void rise(Fight fight) {
    Figures figures = fight.figures();
    int bodies = figures.count();
    for (int body = 0; body < bodies; body++) {
      if (figures.has(body, Deed.BITTEN)) {
        figures.forget(body, Deed.BITTEN);
        if (figures.is(body, Condition.DEAD) && count(fight) < MAX) {
          rise(fight, body);
        }
      }
    }
  }

  private static void rise(Fight fight, int body) {
    Figures figures = fight.figures();
    int zombie = another(fight);
    long place = figures.place(body);
    if (Spots.isFree(fight.board(), figures, zombie, place, figures.size(zombie))) {
      figures.put(body, Place.NOWHERE);
      figures.put(zombie, place);
      fight.tell(ROSE, figures.code(zombie), figures.code(body));
    }
  }
}
