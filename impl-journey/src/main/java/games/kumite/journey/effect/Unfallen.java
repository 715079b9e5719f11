package games.kumite.journey.effect;

import games.kumite.journey.state.Journey;
import games.kumite.spi.Step;

/**
 * A granted step that is dropped if the pilgrim has fallen since the card began, even if it is back at once
 * (JW-RUL-138).
 *
 * @param pilgrim the pilgrim
 * @param since the time at which the card began
 * @param step the step
 */
record Unfallen(int pilgrim, int since, Step<Journey> step) implements Step<Journey> {

  @Override
  public void run(Journey journey) {
    if (journey.isStill(pilgrim, since)) {
      journey.then(step);
    }
  }
}
