package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Drop;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import org.jspecify.annotations.Nullable;

/** Attacks from above: a figure that comes down where enemies stand drops on one of them (KF-STU-12, KF-RUL-104, D-56). */
final class Dive {

  private static final int LISTED = 2;
  /** Points of a way are rounded by less. */
  private static final int HAIR = 2;

  private Dive() {}

  /** Lists the nearest enemies on which a figure can drop. */
  static void options(Fight fight, Trip trip, int figure, Gait gait, int reach, Options out) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    int listed = 0;
    for (int enemy = 0; enemy < figures.count() && Place.level(from) > Board.STEP && listed < LISTED; enemy++) {
      long at = figures.place(enemy);
      boolean isNear = figures.areEnemies(figure, enemy) && figures.isBody(enemy)
          && Place.squared(from, at) <= (long) reach * reach;
      if (isNear && victim(fight, figure, from, at, gait) != Figures.NOBODY) {
        out.add(Trip.to(fight, at), trip.refusal(fight, at));
        listed++;
      }
    }
  }

  /** Returns the nearest of those on whom a move comes down, {@link Figures#NOBODY} if there is none. */
  static int victim(Fight fight, int figure, long from, long to, Gait gait) {
    if (Place.level(from) <= Board.STEP || !isAnybodyOnLine(fight.figures(), figure, from, to)) {
      return Figures.NOBODY;
    }
    long landing = landing(fight, figure, from, to, gait);
    int best = Figures.NOBODY;
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count() && landing != Place.NOWHERE; enemy++) {
      if (isUnder(figures, figure, enemy, landing) && (best == Figures.NOBODY
          || Place.squared(landing, figures.place(enemy)) < Place.squared(landing, figures.place(best)))) {
        best = enemy;
      }
    }
    return best;
  }

  /** Returns whether an enemy is so near to the line of a way that one could come down on it: most ways need no more looking. */
  private static boolean isAnybodyOnLine(Figures figures, int figure, long from, long to) {
    if (to == Place.NOWHERE) {
      return false;
    }
    long dx = Place.x(to) - Place.x(from);
    long dy = Place.y(to) - Place.y(from);
    int radius = figures.size(figure).radius();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      long place = figures.place(enemy);
      long apart = (long) radius + figures.size(enemy).radius() + HAIR;
      long farthest = Math.abs(dx) + Math.abs(dy) + 2L * 2 * radius + apart; // a landing may lie behind the end
      if (Place.squared(from, place) <= farthest * farthest && figures.areEnemies(figure, enemy)
          && figures.isBody(enemy)) {
        long cross = dx * (Place.y(place) - Place.y(from)) - dy * (Place.x(place) - Place.x(from));
        if (cross * cross <= apart * apart * (dx * dx + dy * dy)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns all of them, the nearest first. */
  static Picks victims(Fight fight, int figure, long from, long to, Gait gait) {
    int first = victim(fight, figure, from, to, gait);
    if (first == Figures.NOBODY) {
      return Picks.NONE;
    }
    long landing = landing(fight, figure, from, to, gait);
    Picks victims = Picks.of(first);
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      victims = enemy != first && isUnder(fight.figures(), figure, enemy, landing) ? victims.and(enemy) : victims;
    }
    return victims;
  }

  private static boolean isUnder(Figures figures, int figure, int enemy, long landing) {
    return figures.areEnemies(figure, enemy) && figures.isBody(enemy)
        && Gaps.overlap(landing, figures.size(figure), figures.place(enemy), figures.size(enemy));
  }

  /** Returns where a move comes down on a figure, {@link Place#NOWHERE} if it comes down nowhere. */
  static long landing(Fight fight, int figure, long from, long to, Gait gait) {
    if (Place.level(from) <= Board.STEP || to == Place.NOWHERE) {
      return Place.NOWHERE;
    }
    Manner manner = gait.manner(fight.figures(), figure);
    if (gait == Gait.LEAP) {
      boolean isDown = Place.level(from) - Place.level(to) > Board.STEP;
      return isDown && Moves.fault(fight.board(), fight.figures(), figure, from, to, Integer.MAX_VALUE, manner)
          == MoveFault.OCCUPIED ? to : Place.NOWHERE;
    }
    Drop drop = manner == Manner.WALK || manner == Manner.JUMP ? drop(fight, figure, from, to) : null;
    return drop == null || drop.edge() != from && !isReached(fight, figure, from, drop.edge(), manner)
        ? Place.NOWHERE : drop.landing();
  }

  /** Returns where a way of a figure goes over an edge, null if it does not. */
  static @Nullable Drop drop(Fight fight, int figure, long from, long to) {
    return Drop.of(fight.board(), from, to, fight.figures().size(figure));
  }

  private static boolean isReached(Fight fight, int figure, long from, long edge, Manner manner) {
    return Moves.isOpen(fight.board(), from, edge, fight.figures().size(figure), manner)
        && Moves.end(fight.board(), fight.figures(), figure, from, edge, manner) == edge;
  }
}
