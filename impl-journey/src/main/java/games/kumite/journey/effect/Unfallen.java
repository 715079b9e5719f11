package games.kumite.journey.effect;

import games.kumite.journey.state.Journey;
import games.kumite.spi.Step;

/**
 * What a card lets a pilgrim do, unless the pilgrim has fallen since the card began, even if it is back at once
 * (JW-RUL-138).
 *
 * @param pilgrim who
 * @param since when the card began
 * @param step what
 */
record Unfallen(int pilgrim, int since, Step<Journey> step) implements Step<Journey> {

  @Override
  public void run(Journey journey) {
    if (journey.isStill(pilgrim, since)) {
      journey.then(step);
    }
  }
}
