package games.kumite.journey.effect;

import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/**
 * A granted step that is dropped if the pilgrim has fallen since the card began, even if it is back at once
 * (JW-RUL-138).
 *
 * @param pilgrim the pilgrim
 * @param since the time at which the card began
 * @param step the step
 */
record UnlessFallen(int pilgrim, int since, Step<GameState> step) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    if (state.isStill(pilgrim, since)) {
      state.then(step);
    }
  }
}
