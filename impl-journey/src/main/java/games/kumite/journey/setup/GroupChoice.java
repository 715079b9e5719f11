package games.kumite.journey.setup;

import games.kumite.journey.state.GameState;
import games.kumite.spi.Question;

/** A question of setup for the whole group, answered by the first seat. */
interface GroupChoice extends Question<GameState> {

  @Override
  default int seat(GameState state) {
    return 0;
  }

  @Override
  default boolean isGroup() {
    return true;
  }

  @Override
  default boolean isAutoPlayed() {
    return true;
  }
}
