package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.spi.content.Range;

/**
 * A Hell card.
 *
 * @param entry what is printed
 * @param effects what it does once, or as long as it is kept
 */
public record HellCard(Entry entry, Effects effects) {

  /** What becomes of a Hell card. */
  public enum Kind {
    /** It is carried out and discarded (BT-DIE-05). */
    DISCARD,
    /** It stays with the hero (BT-DIE-06). */
    KEEP
  }

  /**
   * An entry of {@code hells}.
   *
   * @param id the id
   * @param name the name
   * @param kind what becomes of it
   * @param effects what it does
   */
  public record Entry(
      String id, @Range(min = 1, max = 60) String name, Kind kind, @Range(min = 1) String effects) {}
}
