package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;

/** How far figures go. */
public final class Strides {

  private Strides() {}

  /** The stick of a figure: its own, one shorter while it limps (KF-MOV-01, KF-MOV-03). */
  public static Stick stick(Figures figures, int figure) {
    boolean isBurdened = figures.has(figure, Deed.BURDENED) && figures.size(figure) == Size.NORMAL // KF-PLT-04b, 04e
        || figures.has(figure, Deed.LEADING); // KF-RUL-70
    Stick own = isBurdened ? Stick.SHORT : figures.profile(figure).stick(figures.form(figure));
    return figures.is(figure, Condition.CRAWLING) ? Stick.SHORT
        : figures.is(figure, Condition.LIMPING) ? own.shorter() : own;
  }

  /** Whether a grapple keeps a figure where it is: not one by somebody smaller (KF-CON-05, KF-CON-11a). */
  public static boolean isHeld(Fight fight, int figure) {
    Figures figures = fight.figures();
    int grappler = figures.grappler(figure);
    return grappler != Figures.NOBODY && size(figures, grappler).compareTo(size(figures, figure)) >= 0;
  }

  private static Size size(Figures figures, int figure) {
    return figures.size(figure);
  }

  /** Whether contact between a figure and an active enemy holds it in combat (KF-H2H-28). */
  static boolean isBinding(Fight fight, int figure, int enemy) {
    Figures figures = fight.figures();
    return enemy != figure && figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && Able.areInContact(fight.board(), figures, figure, enemy);
  }
}
