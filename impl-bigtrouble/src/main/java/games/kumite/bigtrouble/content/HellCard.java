package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.spi.content.Range;

/**
 * A Hell card.
 *
 * @param entry the printed entry
 * @param effects the effects, once or as long as it is kept
 */
public record HellCard(Entry entry, Effects effects) {

  /** The fate of a Hell card after it is drawn. */
  public enum Kind {
    /** A card that is carried out and discarded (BT-DIE-05). */
    DISCARD,
    /** A card that stays with the hero (BT-DIE-06). */
    KEEP
  }

  /**
   * An entry of {@code hells}.
   *
   * @param id the id
   * @param name the name
   * @param kind the fate of the card
   * @param effects the effects
   */
  public record Entry(
      String id, @Range(min = 1, max = 60) String name, Kind kind, @Range(min = 1) String effects) {}
}
