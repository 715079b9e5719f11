package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * A hero.
 *
 * @param entry the printed entry
 * @param special the special side of the ability card
 * @param coop the co-op side, which holds while another hero is near (BT-SET-17)
 */
public record Hero(Entry entry, List<Clause> special, List<Clause> coop) {

  /** The number of slots of each attribute track. */
  public static final int SLOTS = 6;
  /** The number of attribute tracks: body, mind, spirit. */
  public static final int TRACKS = 3;

  /**
   * An entry of {@code heroes}.
   *
   * @param id the id
   * @param name the name
   * @param body the slots of the body track from the left, N normal, E epic
   * @param mind the slots of the mind track
   * @param spirit the slots of the spirit track
   * @param defense the skill dice of a defense roll
   * @param special the special side of the ability card
   * @param coop the co-op side of the ability card
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      String body,
      String mind,
      String spirit,
      @Range(min = 0, max = 9) int defense,
      @Range(min = 1, max = 4) List<String> special,
      @Range(min = 1, max = 4) List<String> coop) {

    /** Returns the slots of a track as printed. */
    public String track(Attribute attribute) {
      return switch (attribute) {
        case BODY -> body;
        case MIND -> mind;
        case SPIRIT -> spirit;
        case ANY -> throw new IllegalArgumentException("there is no track of any attribute");
      };
    }
  }

  /** Returns whether a slot, counted from 0 at the left, is epic (BT-ACT-07). */
  public boolean isEpic(Attribute attribute, int slot) {
    return entry.track(attribute).charAt(slot) == 'E';
  }
}
