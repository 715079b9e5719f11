package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The enemies that a figure has come into contact with by its move (KF-RUL-85). */
public final class Contacts {

  private Contacts() {}

  private static boolean isMinding(Figures figures, int figure) {
    return Capabilities.has(figures, figure, Trait.DASHING) || Capabilities.has(figures, figure, Trait.LOW_KICK)
        || Capabilities.has(figures, figure, Trait.DRUNKEN_FIGHTING);
  }

  /** Notes at the beginning of a turn which figures each figure touches (KF-TRT-20c). */
  public static void beginTurn(GameState state) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (isMinding(figures, figure)) {
        for (int enemy = 0; enemy < figures.count(); enemy++) {
          note(state, FigureRelations.Relation.MET, figure, enemy);
        }
      }
    }
  }

  /** Notes at the beginning of a move the figures that the mover touches now: it does not come into contact with them. */
  public static void touch(GameState state, int figure) {
    Figures figures = state.figures();
    for (int enemy = 0; enemy < figures.count() && isMinding(figures, figure); enemy++) {
      note(state, FigureRelations.Relation.TOUCHED, figure, enemy);
      figures.pairs().clear(FigureRelations.Relation.DASHED, figure, enemy);
    }
  }

  private static void note(GameState state, FigureRelations.Relation relation, int figure, int enemy) {
    if (isTouching(state, figure, enemy)) {
      state.figures().pairs().set(relation, figure, enemy);
    } else {
      state.figures().pairs().clear(relation, figure, enemy);
    }
  }

  private static boolean isTouching(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return enemy != figure && figures.areEnemies(figure, enemy)
        && Capabilities.areInContact(state.board(), figures, figure, enemy);
  }

  /** Returns whether a figure has come into contact with an enemy by the move that it has just made. */
  public static boolean isMade(GameState state, int figure, int enemy) {
    return isTouching(state, figure, enemy) && !state.figures().pairs().has(FigureRelations.Relation.TOUCHED, figure, enemy);
  }
}
