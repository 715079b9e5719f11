package games.kumite.brawler.reset;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;

/** The end of a fight: the boss and the cards played against it leave the game. */
final class Flipping {

  private static final EventType FLIPPED = EventType.of("flipped", "BR-RPL-01").number("cards");

  private Flipping() {}

  static void flip(GameState state) {
    int before = state.spent();
    state.flip(); // BR-RPL-01, BR-RPL-02
    state.emit(FLIPPED, state.spent() - before);
  }
}
