package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * A side quest.
 *
 * @param entry the printed entry
 * @param event the required event
 * @param reward the reward for completing it, in addition to audacity
 */
public record SideQuest(Entry entry, QuestEvent event, Effects reward) {

  /**
   * An entry of {@code side-quests}.
   *
   * @param id the id
   * @param name the name
   * @param token the space where its token lies
   * @param crates the spaces where a crate is placed
   * @param event the required event
   * @param reward the reward for completing it
   * @param audacity the audacity for completing it
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      @RefersTo(ContentNames.CHINATOWN) String token,
      @Default("[]") @Range(min = 0, max = 4) @RefersTo(ContentNames.CHINATOWN) List<String> crates,
      String event,
      String reward,
      @Default("1") @Range(min = 0, max = 9) int audacity) {}
}
