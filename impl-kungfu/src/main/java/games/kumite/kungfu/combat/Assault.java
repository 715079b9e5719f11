package games.kumite.kungfu.combat;

import games.kumite.kungfu.state.GameState;

/**
 * An attack of one figure on another that compares two dice, hand-to-hand or from afar. Its dice are 0 before they are rolled.
 *
 * @param <L> the type of the roll: an immutable record
 */
public interface Assault<L> extends OpenRoll<L> {

  /** Returns how much more the attacker adds to its die than the defender adds to its own. */
  int lead(GameState state);

  /** Returns whether a defender that wins hurts the attacker. */
  boolean isAnswered();
}
