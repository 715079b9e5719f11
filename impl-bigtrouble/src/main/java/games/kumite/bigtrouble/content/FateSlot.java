package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;

/**
 * A slot of the fate track.
 *
 * @param entry the printed entry
 * @param effects the effects
 */
public record FateSlot(Entry entry, Effects effects) {

  /**
   * An entry of {@code fate-slots}.
   *
   * @param id its number, from the left
   * @param effects the effects when the die rolled there shows wild or successes
   */
  public record Entry(String id, String effects) {}
}
