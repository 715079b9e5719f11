package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Minion;

/**
 * The numbers by which steps, targets and actions name enemies: each miniature of each type of minion, then the bosses,
 * then Lo Pan. A miniature keeps its number, whichever others come and go.
 */
public final class EnemyNumbers {

  /** The value for no enemy. */
  public static final int NONE = -1;
  /** The greatest number of miniatures of a type. */
  public static final int MAX_FIGURES = 9;
  /** The number of the first boss. */
  public static final int FIRST_BOSS = Minion.TYPES * MAX_FIGURES;
  /** The number of numbers. */
  public static final int COUNT = FIRST_BOSS + Boss.MAX + 1;

  private EnemyNumbers() {}

  /**
   * Returns a minion.
   *
   * @param type the index of its type
   * @param figure the number of the miniature in its type, from 1
   */
  public static int minion(int type, int figure) {
    return type * MAX_FIGURES + figure - 1;
  }

  /** Returns a boss by its index; Lo Pan is the last. */
  public static int boss(int boss) {
    return FIRST_BOSS + boss;
  }

  /** Returns whether it is a boss or Lo Pan. */
  public static boolean isBoss(int enemy) {
    return enemy >= FIRST_BOSS;
  }

  /** Returns the index of a minion's type. */
  public static int type(int minion) {
    return minion / MAX_FIGURES;
  }

  /** Returns the number of a minion's miniature in its type, from 1. */
  public static int figure(int minion) {
    return minion % MAX_FIGURES + 1;
  }

  /** Returns the index of a boss. */
  public static int bossOf(int enemy) {
    return enemy - FIRST_BOSS;
  }
}
