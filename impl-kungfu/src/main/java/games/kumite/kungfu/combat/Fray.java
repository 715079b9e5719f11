package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The figures in one combat: a connected component of contacts between enemies (KF-RUL-30). */
public final class Fray {

  private Fray() {}

  /** Returns the outnumbering bonus of a figure against another in their fray (KF-H2H-05 to 09). */
  static int bonus(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    if (Capabilities.has(figures, enemy, Trait.GROUP_FIGHTER)) { // KF-TRT-37
      return 0;
    }
    boolean[] members = members(state, figure, enemy);
    int own = 0;
    int others = 0;
    boolean hasProtagonist = false;
    for (int i = 0; i < members.length; i++) {
      boolean isFriend = members[i] && figures.side(i) == figures.side(figure);
      hasProtagonist |= isFriend && figures.profile(i).isProtagonist(); // also one that lies there (KF-RUL-30)
      if (members[i] && isCounted(figures, i)) {
        own += isFriend ? 1 : 0;
        others += figures.side(i) == figures.side(enemy) ? 1 : 0; // a third side's are neither's (KF-RUL-129)
      }
    }
    boolean isGreater = own > others && own > 1;
    boolean isAllowed = !figures.profile(enemy).isProtagonist() || hasProtagonist; // KF-H2H-06
    return isGreater && isAllowed ? 1 : 0;
  }

  private static boolean isCounted(Figures figures, int figure) {
    return !figures.is(figure, Condition.KNOCKED_DOWN) && !figures.is(figure, Condition.TRANSFIXED);
  }

  /** Returns which figures are in one combat with a figure, itself among them. */
  public static boolean[] members(GameState state, int figure) {
    return members(state, figure, figure);
  }

  private static boolean[] members(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    boolean[] members = new boolean[figures.count()];
    members[figure] = true;
    members[enemy] = true;
    // Passes over all figures until none is added: a flood over contacts, which are asked for each pair as they are not kept.
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int i = 0; i < members.length; i++) {
        if (!members[i] && isTouching(state, members, i)) {
          members[i] = true;
          grows = true;
        }
      }
    }
    return members;
  }

  private static boolean isTouching(GameState state, boolean[] members, int figure) {
    Figures figures = state.figures();
    for (int i = 0; i < members.length; i++) {
      if (members[i] && figures.areEnemies(i, figure)
          && Capabilities.areInContact(state.board(), figures, i, figure)) {
        return true;
      }
    }
    return false;
  }
}
