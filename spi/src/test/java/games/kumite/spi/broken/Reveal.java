package games.kumite.spi.broken;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The buried card is turned over and counts half.
 *
 * @param owner who buried it
 * @param token the card
 */
record Reveal(int owner, int token) implements Step<Hands> {

  private static final EventType REVEALED = EventType.of("revealed", "UC-GUE-02").seat("of").card("card");

  @Override
  public void run(Hands state) {
    state.move(token, state.board.pile());
    state.scores[owner] += state.value(token) / 2;
    state.emit(REVEALED, owner, token);
  }

  /**
   * The same, but it remembers what only the owner knows.
   *
   * @param owner who buried it
   * @param face what is on the card
   */
  record OfFace(int owner, int face) implements Step<Hands> {
    @Override
    public void run(Hands state) {
      for (int token = 0; token < state.cards().layout().size(); token++) {
        if (state.cards().face(token) == face) {
          new Reveal(owner, token).run(state);
        }
      }
    }
  }
}
