package games.kumite.kungfu.combat;

import games.kumite.kungfu.state.GameState;

/** An attack of one figure on another that compares two dice, hand-to-hand or from afar. */
public interface Assault {

  /** Returns the figure that attacks. */
  int by();

  /** Returns the figure that is attacked. */
  int on();

  /** Returns the attacker's natural die, 0 before the dice are rolled. */
  int die();

  /** Returns how much more the attacker adds to its die than the defender adds to its own. */
  int lead(GameState state);

  /** Returns whether a defender that wins hurts the attacker. */
  boolean isAnswered();
}
