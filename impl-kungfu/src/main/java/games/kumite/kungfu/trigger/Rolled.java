package games.kumite.kungfu.trigger;

import games.kumite.kungfu.chi.Spending.Side;
import games.kumite.spi.Picks;

/**
 * An attack whose dice lie on the table.
 *
 * @param <L> what it is: an immutable record
 */
public interface Rolled<L> {

  /** Who attacks. */
  int by();

  /** Who is attacked. */
  int on();

  /** The attacker's natural die. */
  int die();

  /** The defender's natural die. */
  int otherDie();

  /** Who has turned a die of this roll over. */
  Picks flippers();

  /** The same after a figure has turned a side's die over: in his own blast both are the thrower's. */
  L flipped(int flipper, Side side);
}
