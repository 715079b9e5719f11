package games.kumite.journey.gate;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Effect;
import games.kumite.journey.state.GameState;

/** A word of the effect vocabulary that acts at the gate that drew its card. */
public interface DemonCardWord {

  /**
   * Returns the type of the demon that an effect names as the only one of its kind, {@link GameState#NOBODY} if it names
   * none.
   */
  default int only(GameState state, Effect effect, Card card) {
    return GameState.NOBODY;
  }

  /** Carries out an effect of a card that a gate drew. */
  void open(GameState state, Effect effect, int gate, int card);
}
