package games.kumite.kungfu.trait;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/**
 * The occasion of a window.
 *
 * @param moment the window
 * @param actor the figure whose activation or Reaction goes on, {@link Figures#NOBODY} for none
 * @param by the attacker, {@link Figures#NOBODY} if there is no attack
 * @param on the figure that is attacked
 */
public record WindowContext(AbilityWindow moment, int actor, int by, int on) {

  /**
   * Returns whether a turn of its own, or the Reaction of a figure of the same gang, is between two actions (KF-RUL-118,
   * KF-RUL-169).
   */
  public boolean isCalm(GameState state, int figure) {
    boolean isBetween = moment == AbilityWindow.BETWEEN || moment == AbilityWindow.TURN_BEGINS;
    int gang = state.figures().gang(figure);
    return isBetween && gang == (actor == Figures.NOBODY ? state.get(Counters.ACTIVE) : state.figures().gang(actor));
  }

  /** Returns whether it is the turn of a figure's gang (KF-RUL-169). */
  public boolean isOwnTurn(GameState state, int figure) {
    return state.figures().gang(figure) == state.get(Counters.ACTIVE);
  }

  /** Returns whether an attack is about a figure. */
  public boolean isAttackOn(int figure) {
    return (moment == AbilityWindow.DECLARED || moment == AbilityWindow.KNOWN) && on == figure;
  }

  /** Returns whether a figure makes or suffers the attack. */
  public boolean isAbout(int figure) {
    return by == figure || on == figure;
  }
}
