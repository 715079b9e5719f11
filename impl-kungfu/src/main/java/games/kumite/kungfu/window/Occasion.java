package games.kumite.kungfu.window;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/**
 * What a window is about.
 *
 * @param moment which window
 * @param actor whose activation or Reaction goes on, {@link Figures#NOBODY} for nobody's
 * @param by who attacks, {@link Figures#NOBODY} if there is no attack
 * @param on who is attacked
 */
public record Occasion(Moment moment, int actor, int by, int on) {

  /**
   * Whether an own turn, or the Reaction of somebody of the same side, is between two actions (KF-RUL-118).
   */
  public boolean isCalm(Fight fight, int figure) {
    boolean isBetween = moment == Moment.BETWEEN || moment == Moment.TURN_BEGINS;
    int side = fight.figures().side(figure);
    return isBetween && (actor == Figures.NOBODY ? side == fight.side(fight.get(Num.ACTIVE))
        : side == fight.figures().side(actor));
  }

  /** Whether it is the turn of a figure's side. */
  public boolean isOwnTurn(Fight fight, int figure) {
    return fight.figures().side(figure) == fight.side(fight.get(Num.ACTIVE));
  }

  /** Whether an attack is about a figure. */
  public boolean isAttackOn(int figure) {
    return (moment == Moment.DECLARED || moment == Moment.KNOWN) && on == figure;
  }
}
