package games.kumite.kungfu.movement;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Drop;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import org.jspecify.annotations.Nullable;

/** Attacks from above: a figure that comes down where enemies stand drops on one of them (KF-STU-12, KF-RUL-104, D-56). */
final class Dive {

  private static final int LISTED = 2;
  /** Points of a way are rounded by less. */
  private static final int HAIR = 2;

  private Dive() {}

  /** Lists the nearest enemies on which a figure can drop. */
  static void options(GameState state, TargetedMove trip, int figure, MoveType gait, int reach, ActionCollector out) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    int listed = 0;
    for (int enemy = 0; enemy < figures.count() && Place.level(from) > Board.STEP && listed < LISTED; enemy++) {
      long at = figures.place(enemy);
      boolean isNear = figures.areEnemies(figure, enemy) && figures.isBody(enemy)
          && Place.squared(from, at) <= (long) reach * reach;
      if (isNear && victim(state, figure, from, at, gait) != Figures.NOBODY) {
        out.add(TargetedMove.to(state, at), trip.refusal(state, at));
        listed++;
      }
    }
  }

  /** Returns the nearest of those on whom a move comes down, {@link Figures#NOBODY} if there is none. */
  static int victim(GameState state, int figure, long from, long to, MoveType gait) {
    if (Place.level(from) <= Board.STEP || !isAnybodyOnLine(state.figures(), figure, from, to)) {
      return Figures.NOBODY;
    }
    long landing = landing(state, figure, from, to, gait);
    int best = Figures.NOBODY;
    Figures figures = state.figures();
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
  static IntList victims(GameState state, int figure, long from, long to, MoveType gait) {
    int first = victim(state, figure, from, to, gait);
    if (first == Figures.NOBODY) {
      return IntList.NONE;
    }
    long landing = landing(state, figure, from, to, gait);
    IntList victims = IntList.of(first);
    for (int enemy = 0; enemy < state.figures().count(); enemy++) {
      victims = enemy != first && isUnder(state.figures(), figure, enemy, landing) ? victims.and(enemy) : victims;
    }
    return victims;
  }

  private static boolean isUnder(Figures figures, int figure, int enemy, long landing) {
    return figures.areEnemies(figure, enemy) && figures.isBody(enemy)
        && Gaps.overlap(landing, figures.size(figure), figures.place(enemy), figures.size(enemy));
  }

  /** Returns where a move comes down on a figure, {@link Place#NOWHERE} if it comes down nowhere. */
  static long landing(GameState state, int figure, long from, long to, MoveType gait) {
    if (Place.level(from) <= Board.STEP || to == Place.NOWHERE) {
      return Place.NOWHERE;
    }
    Locomotion manner = gait.manner(state.figures(), figure);
    if (gait == MoveType.LEAP) {
      boolean isDown = Place.level(from) - Place.level(to) > Board.STEP;
      return isDown && Moves.fault(state.board(), state.figures(), figure, from, to, Integer.MAX_VALUE, manner)
          == MoveFault.OCCUPIED ? to : Place.NOWHERE;
    }
    Drop drop = manner == Locomotion.WALK || manner == Locomotion.JUMP ? drop(state, figure, from, to) : null;
    return drop == null || drop.edge() != from && !isReached(state, figure, from, drop.edge(), manner)
        ? Place.NOWHERE : drop.landing();
  }

  /** Returns where a way of a figure goes over an edge, null if it does not. */
  static @Nullable Drop drop(GameState state, int figure, long from, long to) {
    return Drop.of(state.board(), from, to, state.figures().size(figure));
  }

  private static boolean isReached(GameState state, int figure, long from, long edge, Locomotion manner) {
    return Moves.isOpen(state.board(), from, edge, state.figures().size(figure), manner)
        && Moves.end(state.board(), state.figures(), figure, from, edge, manner) == edge;
  }
}
