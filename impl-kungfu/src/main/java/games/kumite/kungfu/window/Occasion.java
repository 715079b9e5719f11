package games.kumite.kungfu.window;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/**
 * The occasion of a window.
 *
 * @param moment the window
 * @param actor the figure whose activation or Reaction goes on, {@link Figures#NOBODY} for none
 * @param by the attacker, {@link Figures#NOBODY} if there is no attack
 * @param on the figure that is attacked
 */
public record Occasion(Moment moment, int actor, int by, int on) {

  /**
   * Returns whether a turn of its own, or the Reaction of a figure of the same gang, is between two actions (KF-RUL-118,
   * KF-RUL-169).
   */
  public boolean isCalm(Fight fight, int figure) {
    boolean isBetween = moment == Moment.BETWEEN || moment == Moment.TURN_BEGINS;
    int gang = fight.figures().gang(figure);
    return isBetween && gang == (actor == Figures.NOBODY ? fight.get(Num.ACTIVE) : fight.figures().gang(actor));
  }

  /** Returns whether it is the turn of a figure's gang (KF-RUL-169). */
  public boolean isOwnTurn(Fight fight, int figure) {
    return fight.figures().gang(figure) == fight.get(Num.ACTIVE);
  }

  /** Returns whether an attack is about a figure. */
  public boolean isAttackOn(int figure) {
    return (moment == Moment.DECLARED || moment == Moment.KNOWN) && on == figure;
  }
}
