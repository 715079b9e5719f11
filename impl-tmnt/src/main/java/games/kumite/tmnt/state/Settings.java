package games.kumite.tmnt.state;

import games.kumite.api.Option;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Window;
import java.util.List;

/**
 * The options chosen for a match.
 *
 * @param seats 3 to 6 (MT-SET-01)
 * @param randomCharacters whether characters are dealt (MT-SET-05)
 * @param turnLimit the rounds after which the highest Level wins (MT-END-04)
 * @param leaving whether a player may leave the match (MT-END-05)
 * @param discreet whether windows ask every player who might act
 * @param content the directory of the owner's own content, empty for the shipped one
 */
public record Settings(int seats, boolean randomCharacters, int turnLimit, boolean leaving, boolean discreet, String content) {

  private static final String RANDOM = "random";
  private static final Option CHARACTERS = Option.choice("characters", "", "chosen", RANDOM);
  private static final Option LEAVING = Option.flag("leaving", "", false);
  private static final Option CONTENT = Option.directory("content", "");

  /** The most rounds of a match (MT-END-04). */
  public static final int MAX_ROUNDS = 500;
  private static final Option TURN_LIMIT = Option.number("turnLimit", "", 1, MAX_ROUNDS, MAX_ROUNDS);
  /** The options of a match, described by the texts {@code option.<id>}. */
  public static final List<Option> OPTIONS = List.of(CHARACTERS, TURN_LIMIT, LEAVING, Window.OPTION, CONTENT);
  /** The most seats (MT-SET-01). */
  public static final int MAX_SEATS = 6;
  /** The least seats (MT-SET-01). */
  public static final int MIN_SEATS = 3;

  /** Returns the settings of a match. */
  public static Settings of(MatchConfig config) {
    return new Settings(config.seats().size(), config.word(CHARACTERS.id()).equals(RANDOM), config.number(TURN_LIMIT.id()),
        config.flag(LEAVING.id()), config.word(Window.OPTION.id()).equals("discreet"), config.word(CONTENT.id()));
  }
}
