package games.kumite.journey.action;

import games.kumite.journey.state.GameState;
import games.kumite.spi.Refusal;

/** Adjacency to a token of the map, which most actions on tokens need (JW-DFN-01, JW-RUL-11). Stateless. */
final class AdjacentToken {

  /** The token is not adjacent to the pilgrim. */
  static final Refusal FAR = new Refusal("JW-DFN-01", "not-adjacent");

  private AdjacentToken() {}

  /** Returns whether a token is adjacent to a pilgrim. */
  static boolean isBeside(GameState state, int pilgrim, int piece) {
    return state.footing(pilgrim).isAdjacent(state.pose(pilgrim), state.square(piece));
  }
}
