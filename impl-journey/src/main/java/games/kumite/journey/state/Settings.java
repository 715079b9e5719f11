package games.kumite.journey.state;

import games.kumite.api.Option;
import games.kumite.spi.MatchConfig;
import java.util.List;

/**
 * The options chosen for a match.
 *
 * @param seats 1 to 4 (JW-SET-07 to JW-SET-10)
 * @param quest the id of the quest, empty if the players choose it (JW-D-01)
 * @param content the directory of the owner's own content, empty for the shipped one
 */
public record Settings(int seats, String quest, String content) {

  /** The option for {@link #quest}. */
  public static final String QUEST = "quest";
  /** The option for the legacy of the pilgrims from the last quest; it is read with the state's start. */
  public static final String CAMPAIGN = "campaign";
  /** The option for {@link #content}. */
  public static final String CONTENT = "content";
  /** The most seats. */
  public static final int MAX_SEATS = 4;
  /** The options of a match. */
  public static final List<Option> OPTIONS = List.of(
      Option.text(QUEST, "the quest's id, such as Q1; without it the players choose", ""),
      Option.text(CAMPAIGN, "what the pilgrims bring from the last quest: the attribute campaign of token:campaign at its end", ""),
      Option.directory(CONTENT, "a directory whose .json files replace the shipped content"));

  /** Returns the settings of a match. */
  public static Settings of(MatchConfig config) {
    return new Settings(config.seats().size(), config.word(QUEST), config.word(CONTENT));
  }
}
