package games.kumite.brawler.state;

import games.kumite.brawler.content.DiceType;
import games.kumite.spi.MatchConfig;

/**
 * The options chosen for a match.
 *
 * @param heroCount 1 or 2 heroes, in the first seats (BR-SET-14)
 * @param hasHost whether the last seat is a host's (BR-SET-12)
 * @param dice the dice of the table
 * @param speedDice the type whose Speed dice are rolled (BR-TRN-02)
 * @param bossCount the number of bosses of the shuffled Boss Deck to fight
 * @param content the directory of the owner's own content, empty for the shipped one
 */
public record Settings(
    int heroCount, boolean hasHost, DiceType dice, DiceType speedDice, int bossCount, String content) {

  /** The option for {@link #heroCount}. */
  public static final String HERO_COUNT = "heroCount";
  /** The option for {@link #hasHost}. */
  public static final String HOST = "host";
  /** The option for {@link #speedDice}. */
  public static final String SPEED_DICE = "speedDice";
  /** The option for {@link #dice}. */
  public static final String DICE_SET = "diceSet";
  /** The option for {@link #bossCount}. */
  public static final String BOSS_COUNT = "bossCount";
  /** The option for {@link #content}. */
  public static final String CONTENT = "content";
  /** Speed with one die of twenty sides. */
  public static final String ONE_D20 = "D20";
  /** Speed with three dice of six sides. */
  public static final String THREE_D6 = "3D6";
  /** The most heroes (BR-SET-14). */
  public static final int MAX_HEROES = 2;

  /**
   * Returns the settings of a match.
   *
   * @param config the agreed setup
   * @return its options
   */
  public static Settings of(MatchConfig config) {
    DiceType dice = DiceType.valueOf(config.word(DICE_SET));
    boolean threeD6 = dice == DiceType.D6_ONLY || config.word(SPEED_DICE).equals(THREE_D6);
    return new Settings(config.number(HERO_COUNT), config.flag(HOST), dice,
        threeD6 ? DiceType.D6_ONLY : DiceType.NORMAL,
        config.number(BOSS_COUNT), config.word(CONTENT));
  }

  /**
   * Returns how many seats take part.
   *
   * @return the heroes and the host
   */
  public int seats() {
    return heroCount + (hasHost ? 1 : 0);
  }
}
