package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;

/**
 * A slot of the fate track.
 *
 * @param entry what is printed
 * @param effects what it does
 */
public record FateSlot(Entry entry, Effects effects) {

  /**
   * An entry of {@code fate-slots}.
   *
   * @param id its number, from the left
   * @param effects what it does when the die rolled there shows wild or successes
   */
  public record Entry(String id, String effects) {}
}
