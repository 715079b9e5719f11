package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Minion;

/**
 * The numbers by which steps, targets and actions name enemies: each miniature of each type of minion, then the bosses,
 * then Lo Pan. A miniature keeps its number whoever else comes and goes.
 */
public final class Enemy {

  /** No enemy. */
  public static final int NONE = -1;
  /** The most miniatures of a type. */
  public static final int MAX_FIGURES = 9;
  /** The first boss. */
  public static final int FIRST_BOSS = Minion.TYPES * MAX_FIGURES;
  /** How many numbers there are. */
  public static final int COUNT = FIRST_BOSS + Boss.MAX + 1;

  private Enemy() {}

  /**
   * A minion.
   *
   * @param type the index of its type
   * @param figure which of its type's miniatures, from 1
   */
  public static int minion(int type, int figure) {
    return type * MAX_FIGURES + figure - 1;
  }

  /** A boss by its index, Lo Pan the last. */
  public static int boss(int boss) {
    return FIRST_BOSS + boss;
  }

  /** Returns whether it is a boss or Lo Pan. */
  public static boolean isBoss(int enemy) {
    return enemy >= FIRST_BOSS;
  }

  /** The index of a minion's type. */
  public static int type(int minion) {
    return minion / MAX_FIGURES;
  }

  /** Which of its type's miniatures a minion is, from 1. */
  public static int figure(int minion) {
    return minion % MAX_FIGURES + 1;
  }

  /** The index of a boss. */
  public static int bossOf(int enemy) {
    return enemy - FIRST_BOSS;
  }
}
