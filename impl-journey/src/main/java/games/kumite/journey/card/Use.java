package games.kumite.journey.card;

import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;

/**
 * What a card does on an occasion. Implementers are enum constants or records.
 *
 * @param <L> the occasion
 */
public interface Use<L extends Occasion<L>> {

  /** Returns whether a card would change anything (JW-RUL-101). */
  boolean isUseful(Journey journey, L about, int owner, Face face);

  /** Returns whether somebody who does not think long would play a card that would change something. */
  default boolean isWanted(Journey journey, L about, int owner, Face face) {
    return true;
  }

  /** Returns whether there is still something that cards could change. */
  default boolean isOpen(Journey journey, L about) {
    return true;
  }

  /** What has been rolled so far, or how much it is about, for prompts; 0 as long as nothing is. */
  default int total(Journey journey, L about) {
    return 0;
  }

  /** What has been rolled against it so far, for prompts. */
  default int against(Journey journey, L about) {
    return 0;
  }

  /**
   * Carries a card out that was paid and noted.
   *
   * @return the changed occasion
   */
  L played(Journey journey, L about, int owner, Face face);
}
