package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * An upgrade card.
 *
 * @param id the id
 * @param name the name
 * @param hero the index of the hero to whose set it belongs, {@link #UNIQUE} for one from a quest
 * @param normal the normal side
 * @param epic the epic side
 */
public record Upgrade(String id, String name, int hero, List<Clause> normal, List<Clause> epic) {

  /** The value for an upgrade that belongs to no hero (BT-UPG-12). */
  public static final int UNIQUE = -1;
  /** The number of cards in each hero's set (BT-SET-09). */
  public static final int SET = 4;

  /**
   * An entry of {@code upgrades}.
   *
   * @param id the id
   * @param hero the id of the hero to whose set it belongs
   * @param name the name
   * @param normal the texts of the normal side
   * @param epic the texts of the epic side
   */
  record OwnEntry(
      String id,
      @RefersTo("heroes") String hero,
      @Range(min = 1, max = 60) String name,
      @Range(min = 1, max = 4) List<String> normal,
      @Range(min = 1, max = 4) List<String> epic) {}

  /**
   * An entry of {@code unique-upgrades}.
   *
   * @param id the id
   * @param name the name
   * @param normal the texts of the normal side
   * @param epic the texts of the epic side
   */
  record UniqueEntry(
      String id,
      @Range(min = 1, max = 60) String name,
      @Range(min = 1, max = 4) List<String> normal,
      @Range(min = 1, max = 4) List<String> epic) {}
}
