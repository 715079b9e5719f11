package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.Refers;
import java.util.List;

/**
 * An upgrade card.
 *
 * @param id the id
 * @param name the name
 * @param hero the index of the hero whose set it is of, {@link #UNIQUE} for one that comes from a quest
 * @param normal the normal side
 * @param epic the epic side
 */
public record Upgrade(String id, String name, int hero, List<Clause> normal, List<Clause> epic) {

  /** No hero's own (BT-UPG-12). */
  public static final int UNIQUE = -1;
  /** The cards of each hero's set (BT-SET-09). */
  public static final int SET = 4;

  /**
   * An entry of {@code upgrades}.
   *
   * @param id the id
   * @param hero the id of the hero whose set it is of
   * @param name the name
   * @param normal the texts of the normal side
   * @param epic the texts of the epic side
   */
  record OwnEntry(
      String id,
      @Refers("heroes") String hero,
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
