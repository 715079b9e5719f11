package games.kumite.journey.card;

import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;

/**
 * The effect of cards on an occasion. Implementers are enum constants or records. Who may play which, and the cost, is {@link CardPlay}'s
 * part.
 *
 * @param <L> the occasion
 */
public interface CardEffect<L extends TriggerContext<L>> {

  /** Returns whether a card would change anything (JW-RUL-101). */
  boolean isUseful(GameState state, L locals, int owner, Face face);

  /** Returns whether the heuristic would play a card that would change something. */
  default boolean isWanted(GameState state, L locals, int owner, Face face) {
    return true;
  }

  /** Returns whether there is still something that cards could change. */
  default boolean isOpen(GameState state, L locals) {
    return true;
  }

  /** Returns the total rolled so far, or the amount in question, for prompts; 0 before there is any. */
  default int total(GameState state, L locals) {
    return 0;
  }

  /** Returns the total rolled against it so far, for prompts. */
  default int opposingTotal(GameState state, L locals) {
    return 0;
  }

  /**
   * Carries out a card that was paid and noted.
   *
   * @return the changed occasion
   */
  L played(GameState state, L locals, int owner, Face face);
}
