package games.kumite.kungfu.combat;

import games.kumite.kungfu.chi.ChiRoll.Side;
import games.kumite.spi.IntList;

/**
 * An attack whose dice lie on the table.
 *
 * @param <L> the type of the roll: an immutable record
 */
public interface OpenRoll<L> {

  /** Returns the attacker. */
  int by();

  /** Returns the figure that is attacked. */
  int on();

  /** Returns the attacker's natural die. */
  int die();

  /** Returns the defender's natural die. */
  int otherDie();

  /** Returns the figures that have turned a die of this roll over. */
  IntList flippers();

  /** Returns a copy after a figure has turned a side's die over: in his own blast both are the thrower's. */
  L flipped(int flipper, Side side);
}
