package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** Attacks out of hiding (KF-H2H-16, KF-RUL-62, KF-RUL-86). */
public final class Ambush {

  private Ambush() {}

  /**
   * Marks the figures that scenery hides from every enemy at the start of a turn: they may attack from ambush during
   * that turn.
   */
  public static void markHidden(GameState state, int gang) {
    if (state.board().pieces() == 0) {
      return;
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang && figures.isBody(figure) && isHidden(state, figure)) {
        figures.inflict(figure, Condition.AMBUSHING);
      }
    }
  }

  /**
   * Ends the ambush of a figure that is about to act and is no longer hidden: an enemy may have come round the corner
   * in a Reaction.
   */
  public static void unmarkVisible(GameState state, int figure) {
    if (state.figures().is(figure, Condition.AMBUSHING) && !isHidden(state, figure)) {
      state.figures().cure(figure, Condition.AMBUSHING);
    }
  }

  private static boolean isHidden(GameState state, int figure) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.HIDING)) {
      return true;
    }
    int nearest = nearestEnemy(figures, figure); // most likely to see it, so the others are rarely checked
    if (nearest != Figures.NOBODY && !Sight.isHidden(state.board(), figures, nearest, figure)) {
      return false;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (enemy != nearest && isLooking(figures, figure, enemy)
          && !Sight.isHidden(state.board(), figures, enemy, figure)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLooking(Figures figures, int figure, int enemy) {
    return figures.areEnemies(figure, enemy) && figures.isBody(enemy);
  }

  private static int nearestEnemy(Figures figures, int figure) {
    int nearest = Figures.NOBODY;
    long min = Long.MAX_VALUE;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      long square = isLooking(figures, figure, enemy)
          ? Place.squared(figures.place(figure), figures.place(enemy)) : Long.MAX_VALUE;
      nearest = square < min ? enemy : nearest;
      min = Math.min(min, square);
    }
    return nearest;
  }

  /** Returns the bonus of an attack that is declared, and ends the ambush (KF-RUL-86). */
  static int endAmbush(GameState state, int by, int on) {
    Figures figures = state.figures();
    if (!figures.is(by, Condition.AMBUSHING)) {
      return 0;
    }
    figures.cure(by, Condition.AMBUSHING);
    return bonus(figures, by, on);
  }

  /** Returns the bonus of an ambush, or of a drop on a figure (KF-STU-12a). */
  public static int bonus(Figures figures, int by, int on) {
    if (Capabilities.has(figures, on, Trait.DANGER_SENSE)) { // KF-TRT-19
      return 0;
    }
    return Capabilities.has(figures, by, Trait.AMBUSHER) ? 2 : 1; // KF-TRT-03
  }
}
