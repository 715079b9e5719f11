package games.kumite.journey.attack;

import games.kumite.journey.state.GameState;

/**
 * A roll whose dice can be rolled again.
 *
 * @param <L> the implementing type
 */
interface RerollableRoll<L> {

  /** Returns the dice. */
  Dice dice();

  /** Returns the pilgrim whose dice are rolled again. */
  int roller();

  /** Lays the dice on the table. */
  void show(GameState state);

  /** Returns a copy with other dice. */
  L with(Dice dice);

  /** Returns whether dice are to be rolled again now. */
  default boolean isRerolling() {
    return dice().rerolling() != 0;
  }
}
