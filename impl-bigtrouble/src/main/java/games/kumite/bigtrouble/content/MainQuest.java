package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * A main quest.
 *
 * @param entry the printed entry
 * @param hero the index of its hero, -1 for a boss quest
 * @param boss the index of its boss, -1 for a hero quest
 * @param events the required events, in order (BT-QST-07)
 * @param reward the reward for completing it, in addition to audacity
 */
public record MainQuest(Entry entry, int hero, int boss, List<QuestEvent> events, Effects reward) {

  /** The greatest number of events of a quest. */
  public static final int MAX_EVENTS = 4;

  /**
   * An entry of {@code main-quests}.
   *
   * @param id the id
   * @param name the name
   * @param hero the id of the hero whose quest it is, empty for a boss quest
   * @param boss the id of the boss whose quest it is, empty for a hero quest
   * @param start the space of its token until it is activated
   * @param events the required events
   * @param reward the reward for completing it
   * @param audacity the audacity for completing it
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      @Default("\"\"") @RefersTo("heroes") String hero,
      @Default("\"\"") @RefersTo("bosses") String boss,
      @RefersTo(ContentNames.CHINATOWN) String start,
      @Range(min = 1, max = MAX_EVENTS) List<String> events,
      String reward,
      @Range(min = 0, max = 9) int audacity) {}

  /** Returns whether any hero may activate it (BT-QST-03). */
  public boolean isOfBoss() {
    return boss >= 0;
  }
}
