package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Pairs;

/** The enemies that a figure has come into contact with by its move (KF-RUL-85). */
public final class Contacts {

  private Contacts() {}

  private static boolean isMinding(Figures figures, int figure) {
    return Able.has(figures, figure, Trait.DASHING) || Able.has(figures, figure, Trait.LOW_KICK)
        || Able.has(figures, figure, Trait.DRUNKEN_FIGHTING);
  }

  /** Notes at the beginning of a turn which figures each figure touches (KF-TRT-20c). */
  public static void beginTurn(Fight fight) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (isMinding(figures, figure)) {
        for (int enemy = 0; enemy < figures.count(); enemy++) {
          note(fight, Pairs.Relation.MET, figure, enemy);
        }
      }
    }
  }

  /** Notes at the beginning of a move the figures that the mover touches now: it does not come into contact with them. */
  public static void touch(Fight fight, int figure) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count() && isMinding(figures, figure); enemy++) {
      note(fight, Pairs.Relation.TOUCHED, figure, enemy);
      figures.pairs().clear(Pairs.Relation.DASHED, figure, enemy);
    }
  }

  private static void note(Fight fight, Pairs.Relation relation, int figure, int enemy) {
    if (isTouching(fight, figure, enemy)) {
      fight.figures().pairs().set(relation, figure, enemy);
    } else {
      fight.figures().pairs().clear(relation, figure, enemy);
    }
  }

  private static boolean isTouching(Fight fight, int figure, int enemy) {
    Figures figures = fight.figures();
    return enemy != figure && figures.areEnemies(figure, enemy)
        && Able.areInContact(fight.board(), figures, figure, enemy);
  }

  /** Returns whether a figure has come into contact with an enemy by the move that it has just made. */
  public static boolean isMade(Fight fight, int figure, int enemy) {
    return isTouching(fight, figure, enemy) && !fight.figures().pairs().has(Pairs.Relation.TOUCHED, figure, enemy);
  }
}
