package games.kumite.tmnt.state;

import games.kumite.spi.Start;
import games.kumite.spi.Window;

/**
 * What was chosen for a match.
 *
 * @param seats 3 to 6 (MT-SET-01)
 * @param randomCharacters whether characters are dealt (MT-SET-05)
 * @param turnLimit the rounds after which the highest Level wins (MT-END-04)
 * @param leaving whether a player may leave the match (MT-END-05)
 * @param discreet whether windows ask whoever might act
 * @param content the directory of the owner's own content, empty for the shipped one
 */
public record Settings(int seats, boolean randomCharacters, int turnLimit, boolean leaving, boolean discreet, String content) {

  /** The option for {@link #randomCharacters}. */
  public static final String CHARACTERS = "characters";
  /** Characters are chosen in seat order. */
  public static final String CHOSEN = "chosen";
  /** Characters are dealt. */
  public static final String RANDOM = "random";
  /** The option for {@link #turnLimit}. */
  public static final String TURN_LIMIT = "turnLimit";
  /** The option for {@link #leaving}. */
  public static final String LEAVING = "leaving";
  /** The option for {@link #content}. */
  public static final String CONTENT = "content";
  /** The most seats (MT-SET-01). */
  public static final int MAX_SEATS = 6;
  /** The least seats (MT-SET-01). */
  public static final int MIN_SEATS = 3;

  /** The settings of a match. */
  public static Settings of(Start start) {
    return new Settings(start.seats().size(), start.word(CHARACTERS).equals(RANDOM),
        start.number(TURN_LIMIT), start.flag(LEAVING), start.word(Window.OPTION.id()).equals("discreet"),
        start.word(CONTENT));
  }
}
