package games.kumite.kungfu.ability;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;

/** What ends the spells that last (KF-TRT-08c, KF-TRT-67c, KF-TRT-78e). */
public final class Concentration {

  private Concentration() {}

  /** A figure moves of its own will. */
  public static void moves(Figures figures, int figure) {
    figures.cure(figure, Condition.ARROW_SANCTUARY);
    figures.cure(figure, Condition.SPIRIT_WARD);
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** A figure attacks. */
  public static void attacks(Figures figures, int figure) {
    figures.cure(figure, Condition.ARROW_SANCTUARY);
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** A figure casts a spell. */
  public static void casts(Figures figures, int figure) {
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** A figure Recoils, or fails a morale roll. */
  public static void wavers(Figures figures, int figure) {
    figures.cure(figure, Condition.SPIRIT_WARD);
  }

  /** An effect of a ranged attack is carried out on a figure. */
  public static void suffersFromAfar(Figures figures, int figure) {
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** An effect of a hand-to-hand attack is carried out on a figure. */
  public static void suffersFromNear(Figures figures, int figure) {
    figures.cure(figure, Condition.ARROW_SANCTUARY);
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** A figure has lost the art: what it upholds with it ends (KF-TAO-10b). */
  public static void loses(Figures figures, int figure, Trait art) {
    switch (art) {
      case ARROW_SANCTUARY -> figures.cure(figure, Condition.ARROW_SANCTUARY);
      case SPIRIT_WARD -> figures.cure(figure, Condition.SPIRIT_WARD);
      case WATER_WALL -> figures.cure(figure, Condition.WATER_WALL);
      default -> { } // the others uphold nothing, or what they began goes on
    }
  }

  /** A figure is out of the fight. */
  public static void ends(Figures figures, int figure) {
    moves(figures, figure);
  }
}
