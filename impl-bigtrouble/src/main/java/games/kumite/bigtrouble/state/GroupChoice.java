package games.kumite.bigtrouble.state;

import games.kumite.spi.Question;

/** A question to the group, answered by its speaker; an only answer is taken at once (BT-RUL-100). */
public interface GroupChoice extends Question<GameState> {

  @Override
  default int seat(GameState state) {
    return state.speaker();
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
