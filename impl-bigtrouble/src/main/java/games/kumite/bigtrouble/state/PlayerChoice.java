package games.kumite.bigtrouble.state;

import games.kumite.spi.Question;

/** A question to one player; an only answer is taken at once (BT-RUL-100). */
public interface PlayerChoice extends Question<GameState> {

  /** Returns the seat of the player. */
  int player();

  @Override
  default int seat(GameState state) {
    return player();
  }

  @Override
  default boolean isAutoPlayed() {
    return true;
  }
}
