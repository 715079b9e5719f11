package games.kumite.journey.setup;

import games.kumite.journey.state.Journey;
import games.kumite.spi.Question;

/** A question of setup for the whole group, answered by the first seat. */
interface Together extends Question<Journey> {

  @Override
  default int seat(Journey journey) {
    return 0;
  }

  @Override
  default boolean isGroup() {
    return true;
  }

  @Override
  default boolean answersItself() {
    return true;
  }
}
