package games.kumite.journey.attack;

import games.kumite.journey.state.Sequel;

/**
 * A roll whose dice can be rolled again.
 *
 * @param <L> the implementing type
 */
interface Rolled<L> {

  /** The dice. */
  Dice dice();

  /** The pilgrim whose dice are rolled again. */
  int roller();

  /** What comes after it. */
  Sequel sequel();

  /** The same with other dice. */
  L with(Dice dice);

  /** Returns whether dice are to be rolled again now. */
  default boolean isRerolling() {
    return dice().rerolling() != 0;
  }
}
