package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;

/** The ends of the spells that last (KF-TRT-08c, KF-TRT-67c, KF-TRT-78e). */
public final class Concentration {

  private Concentration() {}

  /** Ends what a figure loses when it moves of its own will. */
  public static void moves(Figures figures, int figure) {
    figures.cure(figure, Condition.ARROW_SANCTUARY);
    figures.cure(figure, Condition.SPIRIT_WARD);
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** Ends what a figure loses when it attacks. */
  public static void attacks(Figures figures, int figure) {
    figures.cure(figure, Condition.ARROW_SANCTUARY);
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** Ends what a figure loses when it casts a spell. */
  public static void casts(Figures figures, int figure) {
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** Ends what a figure loses when it Recoils, or fails a morale roll. */
  public static void wavers(Figures figures, int figure) {
    figures.cure(figure, Condition.SPIRIT_WARD);
  }

  /** Ends what a figure loses when an effect of a ranged attack is carried out on it. */
  public static void suffersFromAfar(Figures figures, int figure) {
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** Ends what a figure loses when an effect of a hand-to-hand attack is carried out on it. */
  public static void suffersFromNear(Figures figures, int figure) {
    figures.cure(figure, Condition.ARROW_SANCTUARY);
    figures.cure(figure, Condition.WATER_WALL);
  }

  /** Ends what a figure upholds with an art that it has lost (KF-TAO-10b). */
  public static void loses(Figures figures, int figure, Trait art) {
    switch (art) {
      case ARROW_SANCTUARY -> figures.cure(figure, Condition.ARROW_SANCTUARY);
      case SPIRIT_WARD -> figures.cure(figure, Condition.SPIRIT_WARD);
      case WATER_WALL -> figures.cure(figure, Condition.WATER_WALL);
      default -> { } // the others uphold nothing, or what they began goes on
    }
  }

  /** Ends what a figure upholds when it is out of the fight. */
  public static void ends(Figures figures, int figure) {
    moves(figures, figure);
  }
}
