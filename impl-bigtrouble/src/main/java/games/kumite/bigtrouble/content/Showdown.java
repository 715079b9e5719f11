package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * A showdown card, the sequel of a main quest in Act II.
 *
 * @param entry the printed entry
 * @param quest the index of its main quest
 * @param complete the side for a completed quest
 * @param incomplete the side for a quest that was not completed
 */
public record Showdown(Entry entry, int quest, Side complete, Side incomplete) {

  /**
   * The parsed side of a showdown card.
   *
   * @param entry the printed entry
   * @param objective the event that completes the card
   * @param clauses the effects until then
   */
  public record Side(SideEntry entry, QuestEvent objective, List<Clause> clauses) {}

  /**
   * An entry of {@code showdowns}.
   *
   * @param id the id
   * @param quest the id of its main quest
   * @param complete the side for a completed quest
   * @param incomplete the other side
   */
  public record Entry(
      String id, @RefersTo("main-quests") String quest, SideEntry complete, SideEntry incomplete) {}

  /**
   * The printed side of a showdown card.
   *
   * @param start the space where its hero begins, empty on a boss's card
   * @param enemies the enemies that appear when it is laid out
   * @param objective the event that completes the card
   * @param effects the effects until then
   */
  public record SideEntry(
      @Default("\"\"") @RefersTo(ContentNames.LAIR) String start,
      @Default("[]") @Range(min = 0, max = 6) List<Appearance> enemies,
      String objective,
      @Default("[]") @Range(min = 0, max = 4) List<String> effects) {}

  /**
   * An enemy that appears.
   *
   * @param enemy the abbreviation of a type of minion, or the id of a boss
   * @param space the space
   */
  public record Appearance(
      @RefersTo(ContentNames.ENEMY) String enemy, @RefersTo(ContentNames.LAIR) String space) {}
}
